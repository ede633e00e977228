import { Button, Title } from '@mantine/core';
import type { Departure, NamedProject } from '@pv/contract';
import { Link } from '@tanstack/react-router';
import { useTexts } from '../../i18n/LanguageContext.tsx';
import { useSessionState } from '../../platform/ServicesContext.tsx';
import { LoadFailure } from '../../platform/states/LoadFailure.tsx';
import { PageHeader } from '../../ui/PageHeader.tsx';
import { FieldsSkeleton } from '../../ui/Skeletons.tsx';
import { useDeparture } from './api.ts';
import { LeaveForm } from './components/LeaveForm.tsx';
import classes from './LeavePage.module.css';

interface NamedProjectsProps<P extends NamedProject> {
  projects: readonly P[];
  /** What stands after the title. */
  note?: (project: P) => string;
}

/** Projects by their titles, each a link to its page. */
function NamedProjects<P extends NamedProject>({ projects, note }: NamedProjectsProps<P>) {
  return (
    <ul className={classes.projects}>
      {projects.map((project) => (
        <li key={project.id}>
          <Link
            to="/project/$projectType/$id"
            params={{ projectType: project.type, id: project.id }}
          >
            {project.title}
          </Link>
          {note && <span className={classes.note}> · {note(project)}</span>}
        </li>
      ))}
    </ul>
  );
}

interface WhatHappensProps {
  departure: Departure;
  email: string;
}

/** Everything that a person should know before the account goes. */
function WhatHappens({ departure: { solo, teams }, email }: WhatHappensProps) {
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
