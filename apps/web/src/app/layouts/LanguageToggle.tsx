import { Button } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { useTexts } from '../../i18n/LanguageContext.tsx';
import { ApiError } from '../api/api-error.ts';
import { useToasts } from '../ServicesContext.tsx';

/** What the switch of the language is called and does; the answers of the server are asked for anew. */
export function useLanguageToggle() {
  const { t, locale, choose } = useTexts();
  const toasts = useToasts();
  const queries = useQueryClient();
  const other = locale === 'ru' ? 'en' : 'ru';
  return {
    other,
    label: t('shell.user.language'),
    hint: t('shell.user.languageLabel'),
    toggle: () =>
      void choose(other).then(
        () => queries.invalidateQueries(),
        // the texts come over the network, and nothing else of them can fail
        () => toasts.failure(new ApiError(0, 'network')),
      ),
  };
}

/** Switches between Russian and English. */
export function LanguageToggle() {
  const { other, label, hint, toggle } = useLanguageToggle();
  return (
    <Button variant="subtle" color="gray" px="xs" title={hint} onClick={toggle}>
      <span lang={other}>{label}</span>
    </Button>
  );
}
