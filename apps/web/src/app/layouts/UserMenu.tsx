import { Avatar, Menu, UnstyledButton } from '@mantine/core';
import {
  IconKeyboard,
  IconLanguage,
  IconLifebuoy,
  IconLock,
  IconLogout,
  IconUser,
} from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { useTexts } from '../../i18n/LanguageContext.tsx';
import { useSessionState } from '../../platform/ServicesContext.tsx';
import { useSignOut } from '../../platform/session/use-sign-out.ts';
import { useTouchOnly } from '../../ui/use-touch-only.ts';
import { keepInitials } from '../../ui/words.ts';
import { useRecentPages } from '../use-recent-pages.ts';
import { useDesks } from './NavLinks.tsx';
import { useLanguageToggle, useSchemeToggle } from './Toggles.tsx';
import classes from './UserMenu.module.css';

/** All that are kept; the list scrolls in its place. */
const SHOWN = 20;

function Recent() {
  const { t } = useTexts();
  const pages = useRecentPages(SHOWN);
  if (pages.length === 0) return null;
  return (
    <>
      <Menu.Label>{t('shell.user.recent')}</Menu.Label>
      {/* biome-ignore lint/a11y/useSemanticElements: a part of a menu is no set of fields */}
      <div
        role="group"
        aria-label={t('shell.user.recent')}
        className={classes.recent}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls has to be reached by keys
        tabIndex={0}
      >
        {pages.map(({ path, title, note, icon: Icon }) => (
          <Menu.Item
            key={path}
            component={Link}
            to={path}
            leftSection={<Icon size={18} stroke={1.6} aria-hidden="true" />}
          >
            <span className={classes.page}>{title}</span>
            {note && <span className={classes.note}>{note}</span>}
          </Menu.Item>
        ))}
      </div>
      <Menu.Divider />
    </>
  );
}

/** The ways of editors to the articles of the site and to the requests. */
function DeskItems() {
  const { t } = useTexts();
  return useDesks().map(({ to, label, icon: Icon }) => (
    <Menu.Item
      key={to}
      component={Link}
      to={to}
      leftSection={<Icon size={18} stroke={1.6} aria-hidden="true" />}
    >
      {t(label)}
    </Menu.Item>
  ));
}

/** The person: who is signed in, recent pages, scheme, language, the list of keys, leaving. */
export function UserMenu({ onHelp }: { onHelp: () => void }) {
  const { t } = useTexts();
  const state = useSessionState();
  const scheme = useSchemeToggle();
  const language = useLanguageToggle();
  const signOut = useSignOut();
  const touchOnly = useTouchOnly();
  if (state.kind !== 'in') return null;
  const name = state.claims.profile?.name;
  return (
    <Menu width={280} position="bottom-end" withInitialFocusPlaceholder={false}>
      <Menu.Target>
        <UnstyledButton className={classes.target} aria-label={t('shell.user.menu')}>
          <Avatar size={32} {...(name && { name })} color="blue" />
        </UnstyledButton>
      </Menu.Target>
      <Menu.Dropdown>
        <div className={classes.person}>
          <b>{name ? keepInitials(name) : t('shell.user.noName')}</b>
          <span>{state.claims.sub}</span>
        </div>
        <Menu.Item
          component={Link}
          to="/profile"
          data-autofocus
          leftSection={<IconUser size={18} stroke={1.6} aria-hidden="true" />}
        >
          {t('shell.nav.profile')}
        </Menu.Item>
        <Menu.Item
          component={Link}
          to="/closed-notes"
          leftSection={<IconLock size={18} stroke={1.6} aria-hidden="true" />}
        >
          {t('shell.nav.notes')}
        </Menu.Item>
        <DeskItems />
        <Menu.Divider />
        <Recent />
        {scheme && (
          <Menu.Item
            leftSection={<scheme.icon size={18} stroke={1.6} aria-hidden="true" />}
            closeMenuOnClick={false}
            onClick={scheme.toggle}
          >
            {scheme.label}
          </Menu.Item>
        )}
        <Menu.Item
          leftSection={<IconLanguage size={18} stroke={1.6} aria-hidden="true" />}
          lang={language.other}
          onClick={language.toggle}
        >
          {language.label}
        </Menu.Item>
        {!touchOnly && (
          <Menu.Item
            leftSection={<IconKeyboard size={18} stroke={1.6} aria-hidden="true" />}
            onClick={onHelp}
          >
            {t('shell.shortcuts.title')}
          </Menu.Item>
        )}
        <Menu.Item
          component={Link}
          to="/support"
          leftSection={<IconLifebuoy size={18} stroke={1.6} aria-hidden="true" />}
        >
          {t('support.title')}
        </Menu.Item>
        <Menu.Divider />
        <Menu.Item
          leftSection={<IconLogout size={18} stroke={1.6} aria-hidden="true" />}
          onClick={() => void signOut()}
        >
          {t('shell.user.signOut')}
        </Menu.Item>
      </Menu.Dropdown>
    </Menu>
  );
}
