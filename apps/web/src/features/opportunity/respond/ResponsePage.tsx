import { Stack } from '@mantine/core';
import type { OpportunityResponse } from '@pv/contract';
import { Link, useParams } from '@tanstack/react-router';
import { type ReactNode, useEffect } from 'react';
import { useTexts } from '../../../i18n/LanguageContext.tsx';
import { usePageTitle } from '../../../platform/address/use-page-title.ts';
import { isApiError } from '../../../platform/api/api-error.ts';
import { useSessionState } from '../../../platform/ServicesContext.tsx';
import { LoadFailure } from '../../../platform/states/LoadFailure.tsx';
import { NotFoundPage } from '../../../platform/states/StatePage.tsx';
import { dayText } from '../../../ui/days.ts';
import { PageHeader } from '../../../ui/PageHeader.tsx';
import { PageSkeleton } from '../../../ui/Skeletons.tsx';
import { StatusBadge } from '../../../ui/StatusBadge.tsx';
import { Accept, useMyInvitations } from '../../invite/public.ts';
import { useDecide, useResponse } from '../api.ts';
import classes from '../Opportunity.module.css';
import { ClosePosting } from '../post/ClosePosting.tsx';
import { RESPONSE_GROUP } from '../status-group.ts';
import { ResponseActions } from './ResponseActions.tsx';

/** What was sent, and what was answered. */
function Said({ response }: { response: OpportunityResponse }) {
  const { t } = useTexts();
  const { person, email, project, link, note, message, mine } = response;
  const rows: [string, ReactNode][] = [
    [
      t('opportunities.response.profile'),
      !mine && (
        <Link to="/person/$id" params={{ id: person.id }}>
          {person.name}
        </Link>
      ),
    ],
    [t('opportunities.response.mail'), email && <a href={`mailto:${email}`}>{email}</a>],
    [t('opportunities.response.message'), message],
    [
      t('opportunities.response.project'),
      project && [project.title, project.annotation].filter(Boolean).join('\n\n'),
    ],
    [
      t('opportunities.response.link'),
      link && (
        <a href={link} rel="nofollow ugc noopener" target="_blank">
          {link}
        </a>
      ),
    ],
    [t('opportunities.response.note'), note],
  ];
  return (
    <dl className={classes.facts}>
      {rows
        .filter(([, value]) => value)
        .map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
    </dl>
  );
}

/** Joining the project of an order as its curator, where the invitation still waits. */
function Joining({ projectId }: { projectId: string }) {
  const { t } = useTexts();
  const session = useSessionState();
  const { data } = useMyInvitations();
  const invitation = data?.invitations.find(({ project }) => project.id === projectId);
  if (session.kind !== 'in' || !data) return null;
  if (invitation?.state === 'pending') {
    return <Accept invitation={invitation} claims={session.claims} decline={null} />;
  }
  return (
    <p className={classes.dim}>
      {t(`opportunities.response.${invitation ? 'joiningWaits' : 'joiningOver'}`)}
    </p>
  );
}

/** What an accepted order has become: a link for its team, the invitation for the customer until he is in it. */
function Made({ response }: { response: OpportunityResponse }) {
  const { t } = useTexts();
  const { made_project: made, mine } = response;
  if (!made) return null;
  if (!made.in_team) {
    return (
      <Stack className={classes.note} align="flex-start" gap="sm">
        <div>{t('opportunities.response.madeOther')}</div>
        {!mine && <Joining projectId={made.id} />}
      </Stack>
    );
  }
  return (
    <p className={classes.note}>
      {t(mine ? 'opportunities.response.madeMine' : 'opportunities.response.madeJoined')}{' '}
      <Link to="/project/$projectType/$id" params={{ projectType: 'nir', id: made.id }}>
        {t('opportunities.response.made')}
      </Link>
    </p>
  );
}

function Loaded({ response }: { response: OpportunityResponse }) {
  const { t } = useTexts();
  const { mutate } = useDecide();
  const { id, opportunity, person, mine, status, created_at: at } = response;
  const title = mine
    ? t('opportunities.respond.title')
    : t('opportunities.response.from', { name: person.name });
  usePageTitle(title);
  const unseen = !mine && status === 'sent';
  useEffect(() => {
    if (unseen) mutate({ params: { id }, body: { decision: 'seen' } });
  }, [unseen, id, mutate]);
  return (
    <>
      <PageHeader
        above={
          <p className={classes.dim}>
            {mine && (
              <>
                <Link to="/opportunities/responses">{t('opportunityList.responses')}</Link>
                {' · '}
              </>
            )}
            <Link
              to={mine ? '/opportunities/$id' : '/opportunities/$id/manage'}
              params={{ id: opportunity.id }}
            >
              {opportunity.title}
            </Link>
            {` · ${response.organisation}`}
          </p>
        }
        title={title}
        move={
          <>
            <p className={classes.dim}>
              {t('opportunities.response.sentAt', { date: dayText(at, t) })}
            </p>
            <div>
              <StatusBadge
                group={RESPONSE_GROUP[status]}
                label={
                  unseen
                    ? t('opportunities.response.fresh')
                    : t(`opportunities.response.status.${status}`)
                }
              />
            </div>
          </>
        }
      />
      <Made response={response} />
      <Said response={response} />
      <ResponseActions response={response} />
      {response.can.close && (
        <Stack className={classes.note} align="flex-start" gap="sm">
          <div>{t('opportunities.response.enough')}</div>
          <ClosePosting id={opportunity.id} />
        </Stack>
      )}
    </>
  );
}

/** A response for whoever has sent it and for whoever has posted; the latter's look is noted. */
export function ResponsePage() {
  const { id } = useParams({ from: '/protected/opportunities/responses/$id' });
  const { data, error, refetch } = useResponse(id);
  if (isApiError(error, 'not_found')) return <NotFoundPage />;
  if (error && !data) return <LoadFailure error={error} onRetry={() => void refetch()} />;
  return data ? <Loaded key={id} response={data} /> : <PageSkeleton />;
}
