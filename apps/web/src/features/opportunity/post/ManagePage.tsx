import type { OpportunityStanding } from '@pv/contract';
import { Link, useParams } from '@tanstack/react-router';
import { useTexts } from '../../../i18n/LanguageContext.tsx';
import { usePageTitle } from '../../../platform/address/use-page-title.ts';
import { isApiError } from '../../../platform/api/api-error.ts';
import { LoadFailure } from '../../../platform/states/LoadFailure.tsx';
import { NotFoundPage } from '../../../platform/states/StatePage.tsx';
import { PageHeader, Section } from '../../../ui/PageHeader.tsx';
import { PageSkeleton } from '../../../ui/Skeletons.tsx';
import { StatusBadge } from '../../../ui/StatusBadge.tsx';
import { useReceived, useStanding } from '../api.ts';
import classes from '../Opportunity.module.css';
import { OpportunityText } from '../read/OpportunityText.tsx';
import { useWords } from '../read/use-words.ts';
import { ResponseRows } from '../respond/ResponseRows.tsx';
import { OPPORTUNITY_GROUP } from '../status-group.ts';
import { PostActions } from './PostActions.tsx';
import { PostFiles } from './PostFiles.tsx';

function Received({ id }: { id: string }) {
  const { t } = useTexts();
  const { data, error, refetch } = useReceived(id, true);
  return (
    <Section title={t('opportunities.manage.responses')}>
      {error && !data && <LoadFailure error={error} onRetry={() => void refetch()} />}
      {data?.responses.length === 0 && (
        <p className={classes.dim}>{t('opportunities.manage.noResponses')}</p>
      )}
      {data && data.responses.length > 0 && <ResponseRows rows={data.responses} by="person" />}
    </Section>
  );
}

function Loaded({ standing, onStale }: { standing: OpportunityStanding; onStale: () => void }) {
  const { t } = useTexts();
  const words = useWords();
  const { opportunity, reason, author, can } = standing;
  const { id, kind, title, organisation, status } = opportunity;
  const isPublic = status === 'published' || status === 'closed' || status === 'expired';
  usePageTitle(title);
  return (
    <>
      <PageHeader
        above={
          <p className={classes.dim}>
            {can.read_responses ? (
              <Link to="/opportunities/mine">{t('opportunityList.mine')}</Link>
            ) : (
              <Link to="/opportunities-desk">{t('opportunities.desk')}</Link>
            )}
            {' · '}
            {t(`opportunityList.one.${kind}`)}
            {isPublic && (
              <>
                {' · '}
                <Link to="/opportunities/$id" params={{ id }}>
                  {t('opportunities.manage.public')}
                </Link>
              </>
            )}
          </p>
        }
        title={title}
        move={
          <>
            <p className={classes.dim}>
              {[
                organisation,
                !can.read_responses && author
                  ? t('opportunities.manage.author', { name: author.name })
                  : '',
                opportunity.deadline ? words.until(opportunity) : '',
              ]
                .filter(Boolean)
                .join(' · ')}
            </p>
            <div>
              <StatusBadge
                group={OPPORTUNITY_GROUP[status]}
                label={t(`opportunities.status.${status}`)}
              />
            </div>
          </>
        }
      />
      {status === 'on_moderation' && !can.moderate && (
        <p className={classes.note}>{t('opportunities.manage.waits')}</p>
      )}
      {reason && <p className={classes.note}>{t('opportunities.manage.returned', { reason })}</p>}
      <div className={classes.page}>
        <PostActions standing={standing} onStale={onStale} />
        {can.read_responses && (isPublic || standing.responses > 0) && <Received id={id} />}
        <PostFiles standing={standing} />
        <OpportunityText opportunity={opportunity} />
      </div>
    </>
  );
}

/** A posting for its author and for the editors: its state, what may be done, and what was responded. */
export function ManagePage() {
  const { id } = useParams({ from: '/protected/opportunities/$id/manage' });
  const { data, error, refetch } = useStanding(id);
  if (isApiError(error, 'not_found')) return <NotFoundPage />;
  if (error && !data) return <LoadFailure error={error} onRetry={() => void refetch()} />;
  if (!data) return <PageSkeleton />;
  const { edit, moderate, read_responses: own } = data.can;
  if (!edit && !moderate && !own) return <NotFoundPage />;
  return <Loaded key={id} standing={data} onStale={() => void refetch()} />;
}
