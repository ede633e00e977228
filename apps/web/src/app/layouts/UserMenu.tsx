import { Avatar, Menu, UnstyledButton } from '@mantine/core';
import { IconLanguage, IconLogout, IconUser } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { useTexts } from '../../i18n/LanguageContext.tsx';
import { useRecentPages } from '../recent/use-recent-pages.ts';
import { useSessionState } from '../ServicesContext.tsx';
import { useLanguageToggle } from './LanguageToggle.tsx';
import { useSchemeToggle } from './SchemeToggle.tsx';
import classes from './UserMenu.module.css';
import { useSignOut } from './use-sign-out.ts';

const SHOWN = 5;

function Recent() {
  const { t } = useTexts();
  const pages = useRecentPages(SHOWN);
  if (pages.length === 0) return null;
  return (
    <>
      <Menu.Label>{t('shell.user.recent')}</Menu.Label>
      {pages.map(({ path, title, icon: Icon }) => (
        <Menu.Item
          key={path}
          component={Link}
          to={path}
          leftSection={<Icon size={18} stroke={1.6} aria-hidden="true" />}
        >
          <span className={classes.page}>{title}</span>
        </Menu.Item>
      ))}
      <Menu.Divider />
    </>
  );
}

/** The person: who is signed in, recent pages, scheme, language, leaving. */
export function UserMenu() {
  const { t } = useTexts();
  const state = useSessionState();
  const scheme = useSchemeToggle();
  const language = useLanguageToggle();
  const signOut = useSignOut();
  if (state.kind !== 'in') return null;
  const name = state.claims.profile?.name;
  return (
    <Menu width={280} position="bottom-end">
      <Menu.Target>
        <UnstyledButton className={classes.target} aria-label={t('shell.user.menu')}>
          <Avatar size={32} {...(name && { name })} color="blue" />
        </UnstyledButton>
      </Menu.Target>
      <Menu.Dropdown>
        <div className={classes.person}>
          <b>{name ?? t('shell.user.noName')}</b>
          <span>{state.claims.sub}</span>
        </div>
        <Menu.Item
          component={Link}
          to="/profile"
          leftSection={<IconUser size={18} stroke={1.6} aria-hidden="true" />}
        >
          {t('shell.nav.profile')}
        </Menu.Item>
        <Menu.Divider />
        <Recent />
        <Menu.Item
          leftSection={<scheme.icon size={18} stroke={1.6} aria-hidden="true" />}
          closeMenuOnClick={false}
          onClick={scheme.toggle}
        >
          {scheme.label}
        </Menu.Item>
        <Menu.Item
          leftSection={<IconLanguage size={18} stroke={1.6} aria-hidden="true" />}
          lang={language.other}
          onClick={language.toggle}
        >
          {language.label}
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
