import type { DiscussionOffer } from '@pv/contract';
import { Link, Navigate, useNavigate, useSearch } from '@tanstack/react-router';
import { useTexts } from '../../i18n/LanguageContext.tsx';
import { isApiError } from '../../platform/api/api-error.ts';
import { LoadFailure } from '../../platform/states/LoadFailure.tsx';
import { NotFoundPage } from '../../platform/states/StatePage.tsx';
import { describeError } from '../../platform/toasts/toasts.tsx';
import { PageHeader } from '../../ui/PageHeader.tsx';
import { PageSkeleton } from '../../ui/Skeletons.tsx';
import { useOffer, useOpenDiscussion } from './api.ts';
import classes from './Discussion.module.css';
import { DiscussionForm } from './form/DiscussionForm.tsx';

function Offered({ offer, projectId }: { offer: DiscussionOffer; projectId: string }) {
  const { t } = useTexts();
  const navigate = useNavigate();
  const open = useOpenDiscussion();
  const [first] = offer.documents.toReversed();
  return (
    <>
      <PageHeader
        title={t('discussions.form.new')}
        above={
          <p className={classes.dim}>
            <Link to="/discussions-works">{t('discussions.title')}</Link>
          </p>
        }
      />
      <DiscussionForm
        offer={offer}
        initial={{
          title: offer.title,
          abstract: offer.abstract,
          readers: 'members',
          files: [],
          document_id: first?.id ?? null,
        }}
        place={`discussion.new.${projectId}`}
        button={t('discussions.form.open')}
        busy={open.isPending}
        failure={open.error && describeError(open.error, t)}
        onSave={(draft, done) =>
          open.mutateAsync({ body: { project_id: projectId, ...draft } }).then(
            ({ id }) => {
              done();
              void navigate({ to: '/discussions-works/$id', params: { id }, replace: true });
            },
            () => undefined,
          )
        }
      />
    </>
  );
}

/** Opens the discussion of the project that the address names. */
export function NewDiscussionPage() {
  const { project = '' } = useSearch({ from: '/protected/discussions-works/new' });
  const { data, error, refetch } = useOffer(project);
  if (isApiError(error, 'not_found') || isApiError(error, 'validation_failed')) {
    return <NotFoundPage />;
  }
  if (error && !data) return <LoadFailure error={error} onRetry={() => void refetch()} />;
  if (!data) return <PageSkeleton />;
  if (data.discussion) {
    return <Navigate to="/discussions-works/$id" params={{ id: data.discussion.id }} replace />;
  }
  return data.can.open ? <Offered offer={data} projectId={project} /> : <NotFoundPage />;
}
