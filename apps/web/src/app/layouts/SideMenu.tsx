import { Button, Divider, Drawer, Stack } from '@mantine/core';
import {
  type Icon,
  IconKeyboard,
  IconLanguage,
  IconLifebuoy,
  IconLock,
  IconLogout,
} from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { useTexts } from '../../i18n/LanguageContext.tsx';
import { useLikelySignedIn } from '../../platform/ServicesContext.tsx';
import { useSignOut } from '../../platform/session/use-sign-out.ts';
import { useOpenedLater } from '../../ui/focus.ts';
import { Logo } from '../../ui/Logo.tsx';
import { useTouchOnly } from '../../ui/use-touch-only.ts';
import classes from './NavLinks.module.css';
import { NavLinks } from './NavLinks.tsx';
import { useLanguageToggle, useSchemeToggle } from './Toggles.tsx';
import { VisitorMenu } from './VisitorMenu.tsx';

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
      <div className={classes.visitor}>
        <VisitorMenu looks={{ link: classes.link, group: classes.fold }} onFollow={onFollow} />
      </div>
    </Stack>
  );
}

interface EntryProps {
  icon: Icon;
  label: string;
  lang?: string;
  onClick: () => void;
}

function Entry({ icon: Icon, label, lang, onClick }: EntryProps) {
  return (
    <li>
      <button type="button" className={classes.link} lang={lang} onClick={onClick}>
        <Icon size={20} stroke={1.6} aria-hidden="true" />
        {label}
      </button>
    </li>
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
  const shown = useOpenedLater(opened);
  const signedIn = useLikelySignedIn();
  const scheme = useSchemeToggle();
  const language = useLanguageToggle();
  const signOut = useSignOut();
  const touchOnly = useTouchOnly();
  const closing = (act: () => void) => () => {
    onClose();
    act();
  };
  return (
    <Drawer
      opened={shown}
      onClose={onClose}
      size={300}
      title={<Logo />}
      closeButtonProps={{ 'aria-label': t('shell.nav.close') }}
    >
      <Stack gap="sm" component="nav" aria-label={t('shell.nav.main')}>
        {signedIn ? <NavLinks onFollow={onClose} /> : <GuestLinks onFollow={onClose} />}
        <Divider />
        <ul className={classes.list}>
          {scheme && <Entry icon={scheme.icon} label={scheme.label} onClick={scheme.toggle} />}
          <Entry
            icon={IconLanguage}
            label={language.label}
            lang={language.other}
            onClick={language.toggle}
          />
          {!touchOnly && (
            <Entry
              icon={IconKeyboard}
              label={t('shell.shortcuts.title')}
              onClick={closing(onHelp)}
            />
          )}
          {signedIn && (
            <li>
              <Link className={classes.link} to="/closed-notes" onClick={onClose}>
                <IconLock size={20} stroke={1.6} aria-hidden="true" />
                {t('shell.nav.notes')}
              </Link>
            </li>
          )}
          <li>
            <Link className={classes.link} to="/support" onClick={onClose}>
              <IconLifebuoy size={20} stroke={1.6} aria-hidden="true" />
              {t('support.title')}
            </Link>
          </li>
          {signedIn && (
            <Entry
              icon={IconLogout}
              label={t('shell.user.signOut')}
              onClick={closing(() => void signOut())}
            />
          )}
        </ul>
      </Stack>
    </Drawer>
  );
}
