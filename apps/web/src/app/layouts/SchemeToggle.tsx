import { ActionIcon, useComputedColorScheme, useMantineColorScheme } from '@mantine/core';
import { type Icon, IconMoon, IconSun } from '@tabler/icons-react';
import { useHydrated } from '@tanstack/react-router';
import { useTexts } from '../../i18n/LanguageContext.tsx';
import { useSight } from '../../ui/sight/use-sight.ts';

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
