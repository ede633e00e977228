import { Button, Text } from '@mantine/core';
import { projectEndpoints, type SpinoffOffer, spinoffEndpoints } from '@pv/contract';
import { IconRocket } from '@tabler/icons-react';
import { useQueryClient } from '@tanstack/react-query';
import { Link, useNavigate, useParams } from '@tanstack/react-router';
import { useTexts } from '../../i18n/LanguageContext.tsx';
import { isApiError } from '../../platform/api/api-error.ts';
import { useDraft } from '../../platform/drafts.ts';
import { keyOf, useChange, useEndpoint } from '../../platform/query/use-endpoint.ts';
import { useToasts } from '../../platform/ServicesContext.tsx';
import { LoadFailure } from '../../platform/states/LoadFailure.tsx';
import { NotFoundPage } from '../../platform/states/StatePage.tsx';
import { describeError } from '../../platform/toasts/toasts.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { PageHeader } from '../../ui/PageHeader.tsx';
import { RowsSkeleton } from '../../ui/Skeletons.tsx';
import { requestOf } from './form/choices.ts';
import { type SpinoffDraft, settleSpinoffDraft, spinoffDraftName } from './form/draft.ts';
import { StartupForm } from './form/StartupForm.tsx';

/** What a startup may take along from a work. */
const useOffer = (projectId: string) =>
  useEndpoint(spinoffEndpoints.offer, { params: { id: projectId } });

/** Turns a work into a startup; the form shows a failure itself. */
const useStartStartup = () =>
  useChange(spinoffEndpoints.create, {
    stales: [spinoffEndpoints.links, projectEndpoints.listAll],
    ownErrors: true,
  });

type Work = SpinoffOffer['project'];

const pageOf = ({ type, id }: Work) =>
  ({ to: '/project/$projectType/$id', params: { projectType: type, id } }) as const;

function Refused({ offer, why }: { offer: SpinoffOffer; why: 'forbidden' | 'work_unfinished' }) {
  const { t } = useTexts();
  return (
    <EmptyState
      icon={IconRocket}
      text={t(`spinoff.refused.${why}`)}
      action={
        <Button
          variant="default"
          renderRoot={(root) => <Link {...root} {...pageOf(offer.project)} />}
        >
          {t('spinoff.toWork')}
        </Button>
      }
    />
  );
}

function Filling({ offer }: { offer: SpinoffOffer }) {
  const { t } = useTexts();
  const toasts = useToasts();
  const navigate = useNavigate();
  const queries = useQueryClient();
  const start = useStartStartup();
  const kept = useDraft(spinoffDraftName(offer.project.id));

  function submit(draft: SpinoffDraft) {
    const body = requestOf(offer, draft);
    // its name too, which is what makes one startup of a request that is repeated after a reload
    const sent = JSON.stringify(draft);
    kept.keep(sent);
    const invited = body.people?.length ?? 0;
    start
      .mutateAsync(
        { params: { id: offer.project.id }, body },
        {
          // whoever has left the page stays where he is
          onSuccess: ({ id }) =>
            void navigate({ ...pageOf({ ...offer.project, type: 'startup', id }) }),
        },
      )
      .then(
        () => {
          settleSpinoffDraft(kept, sent, offer.project.title);
          toasts.success(invited > 0 ? t('spinoff.doneInvited') : t('spinoff.done'));
        },
        (error: unknown) => {
          if (!isApiError(error, 'stale_offer')) return;
          void queries.invalidateQueries({ queryKey: keyOf(spinoffEndpoints.offer) });
        },
      );
  }

  return (
    <StartupForm
      offer={offer}
      busy={start.isPending}
      failure={start.error ? describeError(start.error, t) : null}
      onSubmit={submit}
    />
  );
}

function Offered({ offer }: { offer: SpinoffOffer }) {
  const { t } = useTexts();
  const { project, refused } = offer;
  return (
    <>
      <PageHeader
        above={
          <Text size="sm" c="dimmed">
            <Link {...pageOf(project)}>{project.title}</Link>
          </Text>
        }
        title={t('spinoff.action')}
      />
      {refused ? (
        <Refused offer={offer} why={refused} />
      ) : (
        <>
          <Text mb="lg" maw={640}>
            {t('spinoff.lead')}
          </Text>
          <Filling offer={offer} />
        </>
      )}
    </>
  );
}

/** Turns a finished work into a startup: what it takes along, whom it calls, as what it begins. */
export function StartupFromWorkPage() {
  const { id } = useParams({ from: '/protected/project/$projectType/$id/startup' });
  const { data, error, refetch } = useOffer(id);
  if (isApiError(error, 'not_found')) return <NotFoundPage />;
  if (data) return <Offered key={id} offer={data} />;
  if (error) return <LoadFailure error={error} onRetry={refetch} />;
  return <RowsSkeleton rows={6} />;
}
