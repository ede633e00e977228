import { Button } from '@mantine/core';
import { useLocation, useNavigate } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { useTexts } from '../../i18n/LanguageContext.tsx';
import { useServices } from '../../platform/ServicesContext.tsx';
import classes from './Invite.module.css';

/** Somebody who is not signed in: he registers or signs in and comes back to the invitation. */
export function Guest({ email, decline }: { email: string; decline: ReactNode }) {
  const { t } = useTexts();
  const { returnAddress } = useServices();
  const navigate = useNavigate();
  const here = useLocation({ select: (location) => location.href });
  function go(to: '/sign-up' | '/sign-in') {
    returnAddress.remember(here);
    void navigate(to === '/sign-up' ? { to, search: { email } } : { to });
  }
  return (
    <>
      <p>{t('team.received.guest')}</p>
      <div className={classes.actions}>
        <Button onClick={() => go('/sign-up')}>{t('team.received.signUp')}</Button>
        <Button variant="default" onClick={() => go('/sign-in')}>
          {t('team.received.signIn')}
        </Button>
        {decline}
      </div>
    </>
  );
}
