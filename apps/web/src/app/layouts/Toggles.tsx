import { ActionIcon, Button, useComputedColorScheme, useMantineColorScheme } from '@mantine/core';
import { type Icon, IconMoon, IconSun } from '@tabler/icons-react';
import { useHydrated, useLocation, useNavigate } from '@tanstack/react-router';
import { useTexts } from '../../i18n/LanguageContext.tsx';
import { withoutLocale } from '../../i18n/language.ts';
import { ApiError } from '../../platform/api/api-error.ts';
import { useServices, useToasts } from '../../platform/ServicesContext.tsx';
import { useSight } from '../../ui/sight/sight.ts';

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

interface SchemeSwitch {
  icon: Icon;
  label: string;
  toggle: () => void;
}

/**
 * What the toggle of the scheme is called and does; shared by the header, the menus and the palette. None
 * in the version for the visually impaired, which has colours of its own.
 */
export function useSchemeToggle(): SchemeSwitch | null {
  const { t } = useTexts();
  const { sight } = useSight();
  const { setColorScheme } = useMantineColorScheme();
  const scheme = useComputedColorScheme('light', { getInitialValueInEffect: false });
  // the server does not know the scheme and draws the light one
  const dark = useHydrated() && scheme === 'dark';
  if (sight) return null;
  return {
    icon: dark ? IconSun : IconMoon,
    label: dark ? t('shell.user.light') : t('shell.user.dark'),
    toggle: () => setColorScheme(dark ? 'light' : 'dark'),
  };
}

/** Switches between light and dark; nothing where there is nothing to switch. */
export function SchemeToggle() {
  const scheme = useSchemeToggle();
  if (!scheme) return null;
  const { icon: Icon, label, toggle } = scheme;
  return (
    <ActionIcon
      variant="subtle"
      color="gray"
      size={36}
      aria-label={label}
      title={label}
      onClick={toggle}
    >
      <Icon size={20} stroke={1.6} />
    </ActionIcon>
  );
}
