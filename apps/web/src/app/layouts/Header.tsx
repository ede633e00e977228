import { ActionIcon, Button } from '@mantine/core';
import { spotlight } from '@mantine/spotlight';
import { IconMenu2, IconSearch } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { Bell } from '../../features/notification/Bell.tsx';
import { useTexts } from '../../i18n/LanguageContext.tsx';
import { Logo } from '../../ui/Logo.tsx';
import { useLikelySignedIn, useSessionState } from '../ServicesContext.tsx';
import classes from './Header.module.css';
import { LanguageToggle } from './LanguageToggle.tsx';
import { SchemeToggle } from './SchemeToggle.tsx';
import { UserMenu } from './UserMenu.tsx';

function GuestLinks() {
  const { t } = useTexts();
  return (
    <nav className={classes.guest} aria-label={t('shell.nav.main')}>
      <Button component={Link} to="/sign-in" variant="subtle" color="gray">
        {t('shell.nav.signIn')}
      </Button>
      <Button component={Link} to="/sign-up" variant="default">
        {t('shell.nav.signUp')}
      </Button>
    </nav>
  );
}

/** The head of every screen: logo, quick jump, language and scheme, the person. */
export function Header({ onMenu }: { onMenu: () => void }) {
  const { t } = useTexts();
  const { kind } = useSessionState();
  const signedIn = useLikelySignedIn();
  return (
    <header className={classes.header}>
      <ActionIcon
        className={classes.menu}
        variant="subtle"
        color="gray"
        size={40}
        aria-label={t('shell.nav.open')}
        onClick={onMenu}
      >
        <IconMenu2 size={20} />
      </ActionIcon>
      <Link to="/" className={classes.home}>
        <Logo />
      </Link>
      <div className={classes.right}>
        {signedIn && (
          <Button
            className={classes.palette}
            variant="default"
            title={t('shell.palette.open')}
            leftSection={<IconSearch size={18} aria-hidden="true" />}
            rightSection={<kbd className={classes.key}>Ctrl K</kbd>}
            onClick={() => spotlight.open()}
          >
            {t('shell.palette.open')}
          </Button>
        )}
        {!signedIn && (
          <span className={classes.wide}>
            <LanguageToggle />
            <SchemeToggle />
          </span>
        )}
        {kind === 'in' && <Bell />}
        {kind === 'in' && <UserMenu />}
        {kind === 'out' && <GuestLinks />}
      </div>
    </header>
  );
}
