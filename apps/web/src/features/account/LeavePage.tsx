import { Button, Title } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { useTexts } from '../../i18n/LanguageContext.tsx';
import { useSessionState } from '../../platform/ServicesContext.tsx';
import { LoadFailure } from '../../platform/states/LoadFailure.tsx';
import { PageHeader } from '../../ui/PageHeader.tsx';
import { FieldsSkeleton } from '../../ui/Skeletons.tsx';
import { useDeparture } from './api.ts';
import { LeaveForm } from './components/LeaveForm.tsx';
import { NamedProjects } from './components/NamedProjects.tsx';
import { WhatHappens } from './components/WhatHappens.tsx';
import classes from './LeavePage.module.css';

/** Deleting one's account: what happens, then the form; projects with a team have to be settled first. */
export function LeavePage() {
  const { t } = useTexts();
  const departure = useDeparture();
  const session = useSessionState();
  const email = session.kind === 'in' ? session.claims.sub : '';
  const { data } = departure;
  return (
    <div className={classes.page}>
      <PageHeader title={t('account.leave.title')} />
      {departure.isPending && <FieldsSkeleton fields={4} />}
      {departure.isLoadingError && (
        <LoadFailure error={departure.error} onRetry={() => void departure.refetch()} />
      )}
      {data && data.shared.length > 0 && (
        <section className={classes.part}>
          <Title order={2}>{t('account.leave.sharedTitle')}</Title>
          <p>{t('account.leave.shared')}</p>
          <NamedProjects
            projects={data.shared}
            note={({ others }) => t('account.leave.others', { count: others })}
          />
          <Button component={Link} to="/profile" variant="default">
            {t('account.leave.cancel')}
          </Button>
        </section>
      )}
      {data?.shared.length === 0 && (
        <>
          <p className={classes.lead}>{t('account.leave.lead')}</p>
          <WhatHappens departure={data} email={email} />
          <LeaveForm departure={data} email={email} onChanged={() => void departure.refetch()} />
        </>
      )}
    </div>
  );
}
