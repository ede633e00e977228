import { Alert } from '@mantine/core';
import { type Application, isApplicationOpen } from '@pv/contract';
import { Link, useParams } from '@tanstack/react-router';
import { useRef, useState } from 'react';
import { useTexts } from '../../i18n/LanguageContext.tsx';
import { usePageTitle } from '../../platform/address/use-page-title.ts';
import { isApiError } from '../../platform/api/api-error.ts';
import { LoadFailure } from '../../platform/states/LoadFailure.tsx';
import { NotFoundPage } from '../../platform/states/StatePage.tsx';
import { dayText } from '../../ui/days.ts';
import { PageHeader } from '../../ui/PageHeader.tsx';
import { PageSkeleton } from '../../ui/Skeletons.tsx';
import { StatusBadge } from '../../ui/StatusBadge.tsx';
import { Comments, useComments } from '../comment/public.ts';
import classes from './Application.module.css';
import { useApplication, useOffers } from './api.ts';
import { Actions } from './page/Actions.tsx';
import { Beside } from './page/Beside.tsx';
import { Deadline } from './page/Deadline.tsx';
import { SectionForm } from './section/SectionForm.tsx';
import { STATUS_GROUP } from './status-group.ts';

/** Where it stands, how much is filled, until when the call takes applications. */
function Standing({ application }: { application: Application }) {
  const { t } = useTexts();
  const { status, filled, total, deadline, can } = application;
  return (
    <div className={classes.standing}>
      <StatusBadge group={STATUS_GROUP[status]} label={t(`applications.status.${status}`)} />
      <a href="#checklist">{t('applications.filled', { filled, total })}</a>
      {can.edit ? (
        <Deadline application={application} />
      ) : (
        deadline && <span>{t('applications.until', { day: dayText(deadline, t) })}</span>
      )}
    </div>
  );
}

/** When the navigator says that the call takes applications, and where the typed day says otherwise. */
function CallNote({ application: { call, deadline, status } }: { application: Application }) {
  const { t } = useTexts();
  if (!call || !isApplicationOpen(status)) return null;
  const days = {
    from: call.from ? dayText(call.from, t) : '',
    to: call.to ? dayText(call.to, t) : '',
  };
  const differs = deadline !== null && call.to !== null && deadline !== call.to;
  return (
    <Alert color={call.state === 'open' || call.state === 'always' ? 'gray' : 'yellow'} mb="md">
      {t(`applications.call.${call.state}`, days)}
      {differs && ` ${t('applications.call.differs', { day: dayText(deadline, t) })}`}
    </Alert>
  );
}

/** What is said of the application; threads that began at a section say at which. */
function Talk({
  application,
  section,
  onClose,
}: {
  application: Application;
  section: string | null;
  onClose: () => void;
}) {
  const { t } = useTexts();
  const { data } = useComments('application', application.id);
  const about = (code: string | undefined) => {
    const found = application.sections.find((one) => one.code === code);
    return (
      found && <p className={classes.dim}>{t('applications.about', { title: found.title })}</p>
    );
  };
  const marks = new Map(
    (data?.comments ?? []).map(({ id, anchor }) => [id, about(anchor?.section)]),
  );
  return (
    <Comments
      subject="application"
      subjectId={application.id}
      people={{ projectId: application.project.id }}
      marks={marks}
      {...(section && {
        begin: { anchor: { section, ...NOWHERE }, above: about(section), onClose },
      })}
    />
  );
}

/** A section as a whole is meant, no words of it. */
const NOWHERE = {
  node: null,
  source: null,
  quote: '',
  before: '',
  after: '',
  from: null,
  to: null,
};

function Loaded({ application }: { application: Application }) {
  const { t } = useTexts();
  const { id, template, project, sections, status, closed, deadline, can } = application;
  usePageTitle(`${template.title}: ${project.title}`);
  const [discussed, discuss] = useState<string | null>(null);
  const talk = useRef<HTMLDivElement>(null);
  const { data: told } = useOffers(id, can.edit);
  return (
    <>
      <PageHeader
        above={
          <p className={classes.dim}>
            <Link to="/grant-applications">{t('applications.title')}</Link>
            {' · '}
            <Link
              to="/project/$projectType/$id"
              params={{ projectType: project.type, id: project.id }}
            >
              {project.title}
            </Link>
          </p>
        }
        title={template.title}
        move={<Standing application={application} />}
        action={<Actions application={application} />}
      />
      <CallNote application={application} />
      {closed && deadline && (
        <Alert color="yellow" mb="md">
          {t('applications.closedNote', { day: dayText(deadline, t) })}
        </Alert>
      )}
      {!isApplicationOpen(status) && (
        <Alert color="gray" mb="md">
          {t('applications.sentNote')}
        </Alert>
      )}
      <div className={classes.page}>
        <div className={classes.main}>
          {sections.map((section) => (
            <SectionForm
              key={section.code}
              application={application}
              section={section}
              offers={told?.offers ?? []}
              onDiscuss={() => {
                discuss(section.code);
                talk.current?.scrollIntoView({ block: 'center' });
              }}
            />
          ))}
          <div ref={talk}>
            <Talk application={application} section={discussed} onClose={() => discuss(null)} />
          </div>
        </div>
        <Beside application={application} />
      </div>
    </>
  );
}

/** An application for a grant: sections that people write together, the checklist, what is said of it. */
export function ApplicationPage() {
  const { id } = useParams({ from: '/protected/grant-applications/$id' });
  const { data, error, refetch } = useApplication(id);
  if (isApiError(error, 'not_found', 'validation_failed')) return <NotFoundPage />;
  if (error && !data) return <LoadFailure error={error} onRetry={() => void refetch()} />;
  return data ? <Loaded key={id} application={data} /> : <PageSkeleton />;
}
