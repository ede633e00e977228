import { emptyOpportunity } from '@pv/contract';
import { Link, useNavigate, useSearch } from '@tanstack/react-router';
import { useTexts } from '../../../i18n/LanguageContext.tsx';
import { LoadFailure } from '../../../platform/states/LoadFailure.tsx';
import { describeError } from '../../../platform/toasts/toasts.tsx';
import { PageHeader } from '../../../ui/PageHeader.tsx';
import { PageSkeleton } from '../../../ui/Skeletons.tsx';
import { useCreate, useProfile } from '../api.ts';
import { OpportunityForm } from '../form/OpportunityForm.tsx';
import classes from '../Opportunity.module.css';

/** Begins a draft; the organisation is that of the profile. */
export function NewOpportunityPage() {
  const { t } = useTexts();
  const navigate = useNavigate();
  const create = useCreate();
  const { kind = 'internship' } = useSearch({ from: '/protected/opportunities/new' });
  const { data: profile, error, refetch } = useProfile();
  if (error && !profile) return <LoadFailure error={error} onRetry={() => void refetch()} />;
  if (!profile) return <PageSkeleton />;
  const organisation = profile.work_place || profile.institution;
  return (
    <>
      <PageHeader
        title={t('opportunities.new')}
        above={
          <p className={classes.dim}>
            <Link to="/opportunities/mine">{t('opportunityList.mine')}</Link>
          </p>
        }
        move={<p className={classes.dim}>{t('opportunities.form.lead')}</p>}
      />
      <OpportunityForm
        key={kind}
        initial={{ kind, ...emptyOpportunity(), organisation, region: profile.city }}
        place={`opportunity.new.${kind}`}
        made={false}
        byPlatform={false}
        busy={create.isPending}
        failure={create.error && describeError(create.error, t)}
        onSave={(body, done) =>
          create.mutateAsync({ body }).then(
            ({ opportunity: { id } }) => {
              done();
              void navigate({ to: '/opportunities/$id/manage', params: { id }, replace: true });
            },
            () => undefined,
          )
        }
      />
    </>
  );
}
