import { Link, useNavigate, useParams } from '@tanstack/react-router';
import { useTexts } from '../../../i18n/LanguageContext.tsx';
import { isApiError } from '../../../platform/api/api-error.ts';
import { useToasts } from '../../../platform/ServicesContext.tsx';
import { LoadFailure } from '../../../platform/states/LoadFailure.tsx';
import { NotFoundPage } from '../../../platform/states/StatePage.tsx';
import { describeError } from '../../../platform/toasts/toasts.tsx';
import { PageHeader } from '../../../ui/PageHeader.tsx';
import { PageSkeleton } from '../../../ui/Skeletons.tsx';
import { useSave, useStanding } from '../api.ts';
import { OpportunityForm } from '../form/OpportunityForm.tsx';
import classes from '../Opportunity.module.css';

/** Changes an opportunity: one's own, or one that came with the product, by its editors. */
export function EditOpportunityPage() {
  const { t } = useTexts();
  const { id } = useParams({ from: '/protected/opportunities/$id/edit' });
  const navigate = useNavigate();
  const toasts = useToasts();
  const save = useSave();
  const { data, error, refetch } = useStanding(id);
  if (isApiError(error, 'not_found')) return <NotFoundPage />;
  if (error && !data) return <LoadFailure error={error} onRetry={() => void refetch()} />;
  if (!data) return <PageSkeleton />;
  if (!data.can.edit) return <NotFoundPage />;
  const { opportunity, version } = data;
  const {
    id: _,
    status: _status,
    published_at: _at,
    by_platform: byPlatform,
    ...told
  } = opportunity;
  return (
    <>
      <PageHeader
        title={t('opportunities.edit')}
        above={
          <p className={classes.dim}>
            <Link to="/opportunities/$id/manage" params={{ id }}>
              {opportunity.title}
            </Link>
          </p>
        }
      />
      <OpportunityForm
        initial={told}
        place={`opportunity.${id}.${version}`}
        made
        byPlatform={byPlatform}
        busy={save.isPending}
        failure={save.error && describeError(save.error, t)}
        onSave={({ kind: _kind, ...content }, done) =>
          save.mutateAsync({ params: { id }, body: { ...content, version } }).then(
            () => {
              done();
              toasts.success(t('opportunities.form.saved'));
              void navigate({ to: '/opportunities/$id/manage', params: { id } });
            },
            () => undefined,
          )
        }
      />
    </>
  );
}
