import { Button, SegmentedControl } from '@mantine/core';
import { type Resume, type ResumeLanguage, resumeEndpoints } from '@pv/contract';
import { IconFolderOpen } from '@tabler/icons-react';
import { Link, useNavigate, useSearch } from '@tanstack/react-router';
import { useTexts } from '../../i18n/LanguageContext.tsx';
import { usePageTitle } from '../../platform/address/use-page-title.ts';
import { isApiError } from '../../platform/api/api-error.ts';
import { saveFile } from '../../platform/api/save.ts';
import { useChange, useEndpoint } from '../../platform/query/use-endpoint.ts';
import { LoadFailure } from '../../platform/states/LoadFailure.tsx';
import { NotFoundPage } from '../../platform/states/StatePage.tsx';
import { DataList, DataRow } from '../../ui/DataRow.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { PageHeader } from '../../ui/PageHeader.tsx';
import { RowsSkeleton } from '../../ui/Skeletons.tsx';
import { useOwnProjects } from '../project/public.ts';
import { EnglishForm } from './EnglishForm.tsx';
import classes from './Resume.module.css';
import { ResumeLinks } from './ResumeLinks.tsx';
import { Sheet } from './Sheet.tsx';

/** The reader's projects, to choose one whose page is shown; startups come first. */
function Choose() {
  const { t, dynamic } = useTexts();
  const list = useOwnProjects();
  const rows = (list.data?.projects ?? [])
    .filter(({ type }) => type !== 'article')
    .toSorted((a, b) => Number(b.type === 'startup') - Number(a.type === 'startup'));
  if (list.isPending) return <RowsSkeleton />;
  if (list.isError) return <LoadFailure error={list.error} onRetry={() => void list.refetch()} />;
  if (rows.length === 0) {
    return (
      <EmptyState
        icon={IconFolderOpen}
        text={t('resume.noProjects')}
        action={
          <Button component={Link} to="/project-add/startup">
            {t('resume.create')}
          </Button>
        }
      />
    );
  }
  return (
    <DataList label={t('resume.choose')}>
      {rows.map((row) => (
        <DataRow
          key={row.id}
          title={
            <Link to="/investor-resume" search={{ project: row.id }}>
              {row.title}
            </Link>
          }
          note={dynamic(`profile.kind.${row.type}`)}
        />
      ))}
    </DataList>
  );
}

/** Fields of the passport that a note names, each a way to where it is typed. */
function FieldLinks({ resume, names }: { resume: Resume; names: readonly string[] }) {
  const { t, dynamic } = useTexts();
  const params = { projectType: resume.type, id: resume.project_id };
  return (
    <ul className={classes.list}>
      {names.map((name) => (
        <li key={name}>
          {name === 'title' ? (
            <Link to="/project/$projectType/$id" params={params}>
              {t('resume.titleField')}
            </Link>
          ) : (
            <Link to="/project/$projectType/$id/passport" params={params} hash={`passport-${name}`}>
              {dynamic(`passport.field.${name}`)}
            </Link>
          )}
        </li>
      ))}
    </ul>
  );
}

function Notes({ resume }: { resume: Resume }) {
  const { t } = useTexts();
  return (
    <div className={classes.notes}>
      {resume.can.edit && resume.missing.length > 0 && (
        <>
          <h2>{t('resume.missing')}</h2>
          <FieldLinks resume={resume} names={resume.missing} />
        </>
      )}
      {resume.cut.length > 0 && (
        <>
          <h2>{t('resume.cut')}</h2>
          <FieldLinks resume={resume} names={resume.cut} />
        </>
      )}
      <p>{t('resume.rules')}</p>
    </div>
  );
}

function OfProject({ id }: { id: string }) {
  const { t } = useTexts();
  const { in: language = 'ru' } = useSearch({ from: '/protected/investor-resume' });
  const navigate = useNavigate({ from: '/investor-resume' });
  const params = { id };
  const { data, error, refetch } = useEndpoint(
    resumeEndpoints.get,
    { params, query: { language } },
    { keepPrevious: true, fresh: true },
  );
  const print = useChange(resumeEndpoints.print);
  usePageTitle(data && `${t('resume.title')} · ${data.title}`, null);
  if (isApiError(error, 'not_found', 'validation_failed')) return <NotFoundPage />;
  const save = (file: Blob) => void saveFile(file, `${t('sharedResume.file')}.pdf`);
  return (
    <>
      <PageHeader
        above={
          <>
            {data && (
              <Link to="/project/$projectType/$id" params={{ projectType: data.type, id }}>
                {data.title}
              </Link>
            )}
            {' · '}
            <Link to="/investor-resume">{t('resume.other')}</Link>
          </>
        }
        title={t('resume.title')}
        action={
          data && (
            <>
              <Button
                variant="default"
                renderRoot={(root) => (
                  <Link
                    {...root}
                    to="/project/$projectType/$id/passport"
                    params={{ projectType: data.type, id }}
                  />
                )}
              >
                {t(data.can.edit ? 'resume.passport' : 'passport.title')}
              </Button>
              <Button
                loading={print.isPending}
                onClick={() => print.mutate({ params, body: { language } }, { onSuccess: save })}
              >
                {t('sharedResume.pdf')}
              </Button>
            </>
          )
        }
      />
      <p>{t('resume.lead')}</p>
      <div className={classes.bar}>
        <SegmentedControl
          aria-label={t('sharedResume.language')}
          value={language}
          data={[
            { value: 'ru', label: 'Русский' },
            { value: 'en', label: 'English' },
          ]}
          onChange={(chosen) => {
            const search = { project: id, in: chosen as ResumeLanguage };
            void navigate({ search, replace: true });
          }}
        />
      </div>
      {!data && error && <LoadFailure error={error} onRetry={() => void refetch()} />}
      {!data && !error && <RowsSkeleton rows={8} />}
      {data && (
        <>
          <div className={classes.page}>
            <Sheet sheet={data.sheet} heading="h2" />
            <Notes resume={data} />
          </div>
          {data.can.edit && language === 'en' && (
            <EnglishForm
              resume={data}
              onStale={async () => (await refetch()).data?.version ?? data.version}
            />
          )}
          {data.can.edit && <ResumeLinks projectId={id} language={language} />}
        </>
      )}
    </>
  );
}

/** The investor resume of the project that the address names, else a choice of projects. */
export function ResumePage() {
  const { t } = useTexts();
  const { project } = useSearch({ from: '/protected/investor-resume' });
  if (project) return <OfProject key={project} id={project} />;
  return (
    <>
      <PageHeader title={t('resume.title')} />
      <p>{t('resume.lead')}</p>
      <Choose />
    </>
  );
}
