import { Button } from '@mantine/core';
import { useLocation, useNavigate } from '@tanstack/react-router';
import { useTexts } from '../../i18n/LanguageContext.tsx';
import { withoutLocale } from '../../i18n/locale.ts';
import { ApiError } from '../../platform/api/api-error.ts';
import { useServices, useToasts } from '../../platform/ServicesContext.tsx';

/** What the switch of the language is called and does. */
export function useLanguageToggle() {
  const { t, locale, choose } = useTexts();
  const toasts = useToasts();
  const { session } = useServices();
  const navigate = useNavigate();
  const here = useLocation({ select: ({ href }) => href });
  const other = locale === 'ru' ? 'en' : 'ru';
  async function toggle() {
    try {
      await choose(other);
    } catch {
      // the texts come over the network, and nothing else of them can fail
      return toasts.failure(new ApiError(0, 'network'));
    }
    // the renewal tells the server, which writes its letters in that language from now on
    if (session.likely()) void session.renew();
    // an address that asks for a language would win over the choice at the next reload
    const href = withoutLocale(here);
    if (href !== here) await navigate({ href, replace: true, resetScroll: false });
  }
  return {
    other,
    label: t('shell.user.language'),
    hint: t('shell.user.languageLabel'),
    toggle: () => void toggle(),
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
