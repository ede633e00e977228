import { SegmentedControl } from '@mantine/core';
import { categoryIdSchema, type ProjectType, projectTypeSchema, ROLE_IDS } from '@pv/contract';
import { useNavigate, useParams } from '@tanstack/react-router';
import { useState } from 'react';
import { useTexts } from '../../i18n/LanguageContext.tsx';
import { isApiError } from '../../platform/api/api-error.ts';
import { useDraft, useDrafts, useSendKey } from '../../platform/drafts.ts';
import { useToasts } from '../../platform/ServicesContext.tsx';
import { NotFoundPage } from '../../platform/states/StatePage.tsx';
import { describeError } from '../../platform/toasts/toasts.tsx';
import { PageHeader } from '../../ui/PageHeader.tsx';
import { type NewProject, useCreateProject, useInviteTeammate } from './api.ts';
import { draftName, type ProjectDraft } from './create/draft.ts';
import { ProjectForm } from './create/ProjectForm.tsx';
import { asksSupervisor, type SupervisorCall, supervisorCall } from './create/supervisor.ts';
import { codeDraftName } from './team/code-draft.ts';

function newProject(type: ProjectType, draft: ProjectDraft, key: string): NewProject {
  return {
    type,
    category_id: type === 'nir' ? categoryIdSchema.parse(draft.category_id) : null,
    body: {
      key,
      title: draft.title,
      role_id: ROLE_IDS[draft.role],
      annotation: draft.annotation,
      starts_at: draft.starts_at || null,
      ends_at: draft.ends_at || null,
      template: draft.template,
      ...(draft.template_code && { template_code: draft.template_code }),
    },
  };
}

/** The kinds of projects to choose from; the choice is the address. */
function Kinds({ type }: { type: ProjectType }) {
  const { t, dynamic } = useTexts();
  const navigate = useNavigate();
  return (
    <SegmentedControl
      mb="lg"
      aria-label={t('profile.codes.kind')}
      data={projectTypeSchema.options.map((value) => ({
        value,
        label: dynamic(`profile.kind.${value}`),
      }))}
      value={type}
      onChange={(projectType) =>
        void navigate({ to: '/project-add/$projectType', params: { projectType } })
      }
    />
  );
}

function OfKind({ type }: { type: ProjectType }) {
  const { t } = useTexts();
  const navigate = useNavigate();
  const create = useCreateProject();
  const kept = useDraft(draftName(type));
  const key = useSendKey(draftName(type));
  const invite = useInviteTeammate();
  const [busy, setBusy] = useState(false);
  const toasts = useToasts();
  const drafts = useDrafts();

  const open = (id: string) =>
    void navigate({ to: '/project/$projectType/$id', params: { projectType: type, id } });

  /** The project is there already, so a code that does not fit waits on its page to be mended. */
  async function addSupervisor(id: string, named: SupervisorCall) {
    try {
      // whoever has left the page stays where he is
      const onSettled = () => open(id);
      await invite.mutateAsync({ body: { project_id: id, ...named } }, { onSettled });
    } catch (error) {
      if ('code' in named) drafts(codeDraftName(id)).keep(named.code);
      toasts.warning(t('projectPage.create.supervisorFailed', { reason: describeError(error, t) }));
    }
  }

  /** Makes the project and calls its supervisor, also where the page is left before the answer. */
  async function begin(draft: ProjectDraft) {
    const { role, supervisor } = draft;
    const named = asksSupervisor(type, role) ? supervisorCall(supervisor) : null;
    const onSuccess = ({ id }: { id: string }) => {
      if (!named) open(id);
    };
    const sent = JSON.stringify(draft);
    kept.keep(sent);
    const { id } = await create.mutateAsync(newProject(type, draft, key.take()), { onSuccess });
    key.forget();
    kept.settle(sent);
    if (named) await addSupervisor(id, named);
  }

  function submit(draft: ProjectDraft) {
    setBusy(true);
    // the form shows a failure itself
    begin(draft)
      .catch((error: unknown) => {
        // what has come before stands there as it is; what stands here is a project of its own
        if (isApiError(error, 'project_made')) key.forget();
      })
      .finally(() => setBusy(false));
  }

  return (
    <ProjectForm
      type={type}
      busy={busy}
      failure={create.error ? describeError(create.error, t) : null}
      onSubmit={submit}
    />
  );
}

/** Begins a project of any kind; what is typed survives a reload. */
export function NewProjectPage() {
  const { t } = useTexts();
  const { projectType } = useParams({ from: '/protected/project-add/$projectType' });
  const type = projectTypeSchema.safeParse(projectType);
  if (!type.success) return <NotFoundPage />;
  return (
    <>
      <PageHeader title={t('shell.nav.newProject')} />
      <Kinds type={type.data} />
      <OfKind key={type.data} type={type.data} />
    </>
  );
}
