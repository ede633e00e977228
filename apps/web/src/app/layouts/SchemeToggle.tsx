import { ActionIcon, Tooltip, useComputedColorScheme, useMantineColorScheme } from '@mantine/core';
import { IconMoon, IconSun } from '@tabler/icons-react';
import { useTexts } from '../../i18n/LanguageContext.tsx';

/** What the toggle of the scheme is called and does; shared by the header, the menus and the palette. */
export function useSchemeToggle() {
  const { t } = useTexts();
  const { setColorScheme } = useMantineColorScheme();
  const dark = useComputedColorScheme('light', { getInitialValueInEffect: false }) === 'dark';
  return {
    icon: dark ? IconSun : IconMoon,
    label: dark ? t('shell.user.light') : t('shell.user.dark'),
    toggle: () => setColorScheme(dark ? 'light' : 'dark'),
  };
}

/** Switches between light and dark. */
export function SchemeToggle() {
  const { icon: Icon, label, toggle } = useSchemeToggle();
  return (
    <Tooltip label={label}>
      <ActionIcon variant="subtle" color="gray" size={36} aria-label={label} onClick={toggle}>
        <Icon size={20} stroke={1.6} />
      </ActionIcon>
    </Tooltip>
  );
}
