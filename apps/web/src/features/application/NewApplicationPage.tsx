import { Alert, Button, Select, Text } from '@mantine/core';
import type { ApplicationTemplate } from '@pv/contract';
import { IconFileText } from '@tabler/icons-react';
import { Link, useNavigate, useSearch } from '@tanstack/react-router';
import { useState } from 'react';
import { useTexts } from '../../i18n/LanguageContext.tsx';
import { isApiError } from '../../platform/api/api-error.ts';
import { requestId } from '../../platform/api/client.ts';
import { LoadFailure } from '../../platform/states/LoadFailure.tsx';
import { describeError } from '../../platform/toasts/toasts.tsx';
import { dayText } from '../../ui/days.ts';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { DayInput } from '../../ui/form/DayInput.tsx';
import { tellWrong } from '../../ui/form/submit-form.ts';
import { PageHeader } from '../../ui/PageHeader.tsx';
import { FieldsSkeleton } from '../../ui/Skeletons.tsx';
import classes from './Application.module.css';
import { useApplications, useApplyingProjects, useBegin, useTemplates } from './api.ts';

type Chosen = { project: string | null; template: string | null; deadline: string | null };

interface FormProps {
  templates: readonly ApplicationTemplate[];
  projects: readonly { id: string; title: string }[];
}

/** The applications that a project has already: it may be one of them that is looked for. */
function Begun({ project }: { project: string | null }) {
  const { t } = useTexts();
  const { data } = useApplications();
  const own = data?.applications.filter((one) => one.project.id === project) ?? [];
  if (own.length === 0) return null;
  return (
    <div>
      <p className={classes.dim}>{t('applications.form.begun')}</p>
      <ul className={classes.list}>
        {own.map(({ id, template, status, created_at: begun }) => (
          <li key={id}>
            <Link to="/grant-applications/$id" params={{ id }}>
              {template.title}
            </Link>
            {` · ${t(`applications.status.${status}`)} · `}
            {t('applications.begunOn', { day: dayText(begun, t) })}
          </li>
        ))}
      </ul>
    </div>
  );
}

/** The application that a project has by the same form already, the last begun one; of several those of the list. */
function useSame({ project, template }: Pick<Chosen, 'project' | 'template'>) {
  const { data } = useApplications();
  return data?.applications
    .filter((one) => one.project.id === project && one.template.code === template)
    .toSorted((one, other) => other.created_at.localeCompare(one.created_at))[0];
}

/** The form of the record that the address names. */
const formOf = (templates: readonly ApplicationTemplate[], record: string | undefined) =>
  templates.find(({ code, records }) => record && (code === record || records.includes(record)));

function Form({ templates, projects }: FormProps) {
  const { t } = useTexts();
  const navigate = useNavigate();
  const begin = useBegin();
  const asked = useSearch({ from: '/protected/grant-applications/new' });
  const [key] = useState(requestId);
  const [chosen, setChosen] = useState<Chosen>(() => ({
    project: projects.find(({ id }) => id === asked.project)?.id ?? null,
    template: formOf(templates, asked.record)?.code ?? null,
    deadline: asked.deadline ?? null,
  }));
  const choose = (change: Partial<Chosen>) => setChosen((before) => ({ ...before, ...change }));
  const { project, template, deadline } = chosen;
  const same = useSame(chosen);
  const late = isApiError(begin.error, 'application_call_closed');
  /** It was to be begun without something that it needs. */
  const [lacks, setLacks] = useState(false);
  const missing = (value: string | null) => lacks && !value && t('applications.form.choose');

  async function send(form: HTMLFormElement) {
    if (!project || !template) return tellWrong(form, () => setLacks(true));
    const body = { project_id: project, template, deadline, record: asked.record ?? null, key };
    // what went wrong stands under the fields
    const made = await begin.mutateAsync({ body }).catch(() => null);
    if (made)
      void navigate({ to: '/grant-applications/$id', params: { id: made.id }, replace: true });
  }

  return (
    <form
      className={classes.form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void send(event.currentTarget);
      }}
    >
      <Select
        label={t('applications.form.project')}
        placeholder={t('applications.form.choose')}
        data={projects.map(({ id, title }) => ({ value: id, label: title }))}
        value={project}
        onChange={(value) => choose({ project: value })}
        error={missing(project)}
        searchable
        required
      />
      <Begun project={project} />
      <Select
        label={t('applications.form.template')}
        placeholder={t('applications.form.choose')}
        data={templates.map(({ code, title, operator }) => ({
          value: code,
          label: `${title} · ${operator}`,
        }))}
        value={template}
        onChange={(value) => choose({ template: value })}
        error={missing(template)}
        required
      />
      <DayInput
        label={t('applications.form.deadline')}
        description={t('applications.form.deadlineNote')}
        value={deadline}
        onChange={(day) => choose({ deadline: day })}
        error={late ? t('applications.form.closed') : undefined}
      />
      {begin.error && !late && (
        <Text c="red" role="alert">
          {describeError(begin.error, t)}
        </Text>
      )}
      {same && (
        <Alert color="yellow" role="status">
          {t('applications.form.same', {
            status: t(`applications.status.${same.status}`),
            day: dayText(same.created_at, t),
          })}{' '}
          <Link to="/grant-applications/$id" params={{ id: same.id }}>
            {t('applications.form.openSame')}
          </Link>
        </Alert>
      )}
      <div>
        <Button type="submit" loading={begin.isPending}>
          {t(same ? 'applications.form.another' : 'applications.form.begin')}
        </Button>
      </div>
    </form>
  );
}

/** Begins an application: for which project, by which form, and until when. */
export function NewApplicationPage() {
  const { t } = useTexts();
  const templates = useTemplates();
  const projects = useApplyingProjects();
  const error = templates.error ?? projects.error;
  const retry = () => void Promise.all([templates.refetch(), projects.refetch()]);
  const ready = templates.data && projects.data;
  return (
    <>
      <PageHeader
        title={t('applications.new')}
        above={
          <p className={classes.dim}>
            <Link to="/grant-applications">{t('applications.title')}</Link>
          </p>
        }
      />
      <p className={classes.lead}>{t('applications.lead')}</p>
      {!ready && error && <LoadFailure error={error} onRetry={retry} />}
      {!ready && !error && <FieldsSkeleton />}
      {projects.data?.length === 0 && (
        <EmptyState
          icon={IconFileText}
          text={t('applications.form.noProjects')}
          action={
            <Button renderRoot={(root) => <Link {...root} to="/projects" />}>
              {t('applications.form.createProject')}
            </Button>
          }
        />
      )}
      {templates.data && projects.data && projects.data.length > 0 && (
        <Form templates={templates.data.templates} projects={projects.data} />
      )}
    </>
  );
}
