import { Button, Divider, Drawer, Stack } from '@mantine/core';
import { IconKeyboard, IconLanguage, IconLogout } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { useTexts } from '../../i18n/LanguageContext.tsx';
import { Logo } from '../../ui/Logo.tsx';
import { useSessionState } from '../ServicesContext.tsx';
import { useLanguageToggle } from './LanguageToggle.tsx';
import { NavLinks } from './NavLinks.tsx';
import { useSchemeToggle } from './SchemeToggle.tsx';
import { useSignOut } from './use-sign-out.ts';

const QUIET = { variant: 'subtle', color: 'gray', justify: 'flex-start', fullWidth: true } as const;

function GuestLinks({ onFollow }: { onFollow: () => void }) {
  const { t } = useTexts();
  return (
    <Stack gap="xs">
      <Button component={Link} to="/sign-up" onClick={onFollow}>
        {t('shell.nav.signUp')}
      </Button>
      <Button component={Link} to="/sign-in" variant="default" onClick={onFollow}>
        {t('shell.nav.signIn')}
      </Button>
    </Stack>
  );
}

export interface SideMenuProps {
  opened: boolean;
  onClose: () => void;
  onHelp: () => void;
}

/** The menu behind the hamburger, below 1116 px. */
export function SideMenu({ opened, onClose, onHelp }: SideMenuProps) {
  const { t } = useTexts();
  const signedIn = useSessionState().kind === 'in';
  const scheme = useSchemeToggle();
  const language = useLanguageToggle();
  const signOut = useSignOut();
  const closing = (act: () => void) => () => {
    onClose();
    act();
  };
  return (
    <Drawer
      opened={opened}
      onClose={onClose}
      size={300}
      title={<Logo />}
      closeButtonProps={{ 'aria-label': t('shell.nav.close') }}
    >
      <Stack gap="sm" component="nav" aria-label={t('shell.nav.main')}>
        {signedIn ? <NavLinks onFollow={onClose} /> : <GuestLinks onFollow={onClose} />}
        <Divider />
        <Button {...QUIET} leftSection={<scheme.icon size={20} />} onClick={scheme.toggle}>
          {scheme.label}
        </Button>
        <Button
          {...QUIET}
          lang={language.other}
          leftSection={<IconLanguage size={20} />}
          onClick={language.toggle}
        >
          {language.label}
        </Button>
        <Button {...QUIET} leftSection={<IconKeyboard size={20} />} onClick={closing(onHelp)}>
          {t('shell.shortcuts.title')}
        </Button>
        {signedIn && (
          <Button
            {...QUIET}
            leftSection={<IconLogout size={20} />}
            onClick={closing(() => void signOut())}
          >
            {t('shell.user.signOut')}
          </Button>
        )}
      </Stack>
    </Drawer>
  );
}
