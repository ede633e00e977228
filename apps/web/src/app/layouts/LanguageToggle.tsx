import { Button } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { useTexts } from '../../i18n/LanguageContext.tsx';

/** What the switch of the language is called and does; the answers of the server are asked for anew. */
export function useLanguageToggle() {
  const { t, locale, choose } = useTexts();
  const queries = useQueryClient();
  const other = locale === 'ru' ? 'en' : 'ru';
  return {
    other,
    label: t('shell.user.language'),
    hint: t('shell.user.languageLabel'),
    toggle: () => void choose(other).then(() => queries.invalidateQueries()),
  };
}

/** Switches between Russian and English. */
export function LanguageToggle() {
  const { other, label, hint, toggle } = useLanguageToggle();
  return (
    <Button variant="subtle" color="gray" px="xs" lang={other} aria-label={hint} onClick={toggle}>
      {label}
    </Button>
  );
}
