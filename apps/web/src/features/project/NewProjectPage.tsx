import { type CategoryId, categoryIdSchema, ROLE_IDS } from '@pv/contract';
import { useNavigate } from '@tanstack/react-router';
import { useDraft } from '../../app/drafts/use-draft.ts';
import { describeError } from '../../app/toasts/describe-error.ts';
import { useTexts } from '../../i18n/LanguageContext.tsx';
import { PageHeader } from '../../ui/PageHeader.tsx';
import { useCreateProject } from './api/use-create-project.ts';
import { PROJECT_DRAFT, type ProjectDraft } from './create/draft.ts';
import { ProjectForm } from './create/ProjectForm.tsx';

function bodyOf(draft: ProjectDraft, category_id: CategoryId) {
  return {
    title: draft.title,
    category_id,
    role_id: ROLE_IDS[draft.role],
    annotation: draft.annotation,
    starts_at: draft.starts_at || null,
    ends_at: draft.ends_at || null,
    template: draft.template,
  };
}

/** Begins a research project; what is typed survives a reload. */
export function NewProjectPage() {
  const { t } = useTexts();
  const navigate = useNavigate();
  const create = useCreateProject();
  const kept = useDraft(PROJECT_DRAFT);

  function submit(draft: ProjectDraft) {
    const category = categoryIdSchema.parse(draft.category_id);
    create.mutate(
      { body: bodyOf(draft, category) },
      {
        onSuccess: ({ id }) => {
          kept.drop();
          void navigate({ to: '/project/nir/$id', params: { id } });
        },
      },
    );
  }

  return (
    <>
      <PageHeader title={t('shell.nav.newProject')} />
      <ProjectForm
        busy={create.isPending}
        failure={create.error ? describeError(create.error, t) : null}
        onSubmit={submit}
      />
    </>
  );
}
