import { Title } from '@mantine/core';
import type { Departure } from '@pv/contract';
import { useTexts } from '../../../i18n/LanguageContext.tsx';
import classes from '../LeavePage.module.css';
import { NamedProjects } from './NamedProjects.tsx';

interface WhatHappensProps {
  departure: Departure;
  email: string;
}

/** Everything that a person should know before the account goes. */
export function WhatHappens({ departure: { solo, teams }, email }: WhatHappensProps) {
  const { t } = useTexts();
  return (
    <>
      <section className={classes.part}>
        <Title order={2}>{t('account.leave.goneTitle')}</Title>
        <p>{t('account.leave.gone')}</p>
        <p>{t('account.leave.device')}</p>
        {solo.length > 0 && (
          <>
            <p>{t('account.leave.solo')}</p>
            <NamedProjects projects={solo} />
          </>
        )}
      </section>
      <section className={classes.part}>
        <Title order={2}>{t('account.leave.staysTitle')}</Title>
        <p>{t('account.leave.stays')}</p>
        {teams.length > 0 && (
          <>
            <p>{t('account.leave.teams')}</p>
            <NamedProjects projects={teams} />
          </>
        )}
        <p>{t('account.leave.after', { email })}</p>
        <p>{t('account.leave.export')}</p>
      </section>
    </>
  );
}
