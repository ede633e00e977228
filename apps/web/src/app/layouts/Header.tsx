import { ActionIcon, Button } from '@mantine/core';
import { useNetwork } from '@mantine/hooks';
import { IconMenu2, IconSearch, IconWifiOff } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { useTexts } from '../../i18n/LanguageContext.tsx';
import { palette } from '../../platform/keys.ts';
import { useLikelySignedIn, useSessionState } from '../../platform/ServicesContext.tsx';
import { Logo } from '../../ui/Logo.tsx';
import { shownKeys } from '../../ui/letter-keys.ts';
import { SightButton } from '../../ui/sight/SightButton.tsx';
import { PlainLanguage, PlainMenu } from '../plain/PlainMenu.tsx';
import classes from './Header.module.css';
import { Bell, Part, UserMenu } from './lazy-parts.tsx';
import { LanguageToggle, SchemeToggle } from './Toggles.tsx';
import { VisitorMenu } from './VisitorMenu.tsx';

/** The first stop of the Tab key: jumps over the navigation to the page. */
export function SkipLink() {
  const { t } = useTexts();
  return (
    <a className={classes.skip} href="#content">
      {t('shell.skip')}
    </a>
  );
}

/** Says above the page that the device is offline and what is safe. */
export function OfflineNotice() {
  const { t } = useTexts();
  const { online } = useNetwork();
  return (
    <div role="status">
      {!online && (
        <p className={classes.notice}>
          <IconWifiOff size={18} stroke={1.8} aria-hidden="true" />
          {t('shell.offline.text')}
        </p>
      )}
    </div>
  );
}

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

function SiteNav() {
  const { t } = useTexts();
  return (
    <nav className={classes.site} aria-label={t('shell.nav.site')}>
      <VisitorMenu apart looks={{ group: classes.group }} />
    </nav>
  );
}

interface HeaderProps {
  /** The page has no navigation beside it: all of it stands behind the hamburger. */
  bare?: boolean;
  menuOpened: boolean;
  onMenu: () => void;
  onHelp: () => void;
}

/** The head of every screen: logo, quick jump, language and scheme, the person. */
export function Header({ bare = false, menuOpened, onMenu, onHelp }: HeaderProps) {
  const { t } = useTexts();
  const { kind } = useSessionState();
  const signedIn = useLikelySignedIn();
  return (
    <header
      className={classes.header}
      data-visitor={!signedIn || undefined}
      data-bare={bare || undefined}
    >
      <ActionIcon
        className={classes.menu}
        variant="subtle"
        color="gray"
        size={40}
        aria-label={t('shell.nav.open')}
        aria-haspopup="dialog"
        aria-expanded={menuOpened}
        onClick={onMenu}
        data-scripted
      >
        <IconMenu2 size={20} />
      </ActionIcon>
      {!signedIn && <PlainMenu />}
      <Link to="/" className={classes.home}>
        <Logo />
      </Link>
      {!signedIn && !bare && <SiteNav />}
      <div className={classes.right}>
        {signedIn && (
          <Button
            className={classes.palette}
            variant="default"
            title={t('shell.palette.open')}
            leftSection={<IconSearch size={18} aria-hidden="true" />}
            rightSection={<kbd className={classes.key}>{shownKeys('Mod-k')}</kbd>}
            onClick={() => palette.open()}
          >
            {t('shell.palette.open')}
          </Button>
        )}
        {!signedIn && (
          <>
            <PlainLanguage />
            <span className={classes.wide} data-scripted>
              <LanguageToggle />
              <SchemeToggle />
            </span>
          </>
        )}
        <SightButton />
        {signedIn && (
          <span className={classes.own}>
            {kind === 'in' && (
              <>
                <Part>
                  <Bell />
                </Part>
                <Part>
                  <UserMenu onHelp={onHelp} />
                </Part>
              </>
            )}
          </span>
        )}
        {kind === 'out' && !bare && <GuestLinks />}
      </div>
    </header>
  );
}
