import { Button, Stack } from '@mantine/core';
import type { DeskRequest } from '@pv/contract';
import { Link, useParams } from '@tanstack/react-router';
import { useState } from 'react';
import { useTexts } from '../../../i18n/LanguageContext.tsx';
import { usePageTitle } from '../../../platform/address/use-page-title.ts';
import { ApiError, isApiError } from '../../../platform/api/api-error.ts';
import { useToasts } from '../../../platform/ServicesContext.tsx';
import { LoadFailure } from '../../../platform/states/LoadFailure.tsx';
import { NotFoundPage } from '../../../platform/states/StatePage.tsx';
import { ConfirmDialog } from '../../../ui/ConfirmDialog.tsx';
import { PageHeader } from '../../../ui/PageHeader.tsx';
import { PageSkeleton } from '../../../ui/Skeletons.tsx';
import { StatusBadge } from '../../../ui/StatusBadge.tsx';
import { Attached } from '../conversation/Attached.tsx';
import { Conversation, MomentText } from '../conversation/Conversation.tsx';
import { filesOfTaken } from '../conversation/files-of-taken.ts';
import { MessageForm } from '../conversation/MessageForm.tsx';
import { useComposer } from '../conversation/use-composer.ts';
import type { Message } from '../conversation/use-request-actions.ts';
import classes from '../Support.module.css';
import { REQUEST_GROUP } from '../status-group.ts';
import { useAnswer, useCloseUnanswered, useDeskRequest, useTake } from './api.ts';

/** The answer to a request; kept until it is sent, also where the request has changed meanwhile. */
function AnswerForm(props: { request: DeskRequest; onStale: () => void }) {
  const { id, version } = props.request;
  const { t } = useTexts();
  const toasts = useToasts();
  const answer = useAnswer();
  const composer = useComposer(`support-desk.${id}`);
  const [closing, setClosing] = useState(false);

  function send(message: Message | null, close: boolean) {
    if (!message || answer.isPending) return;
    setClosing(close);
    // whoever leaves the page before the answer has sent it all the same
    answer.mutateAsync({ params: { id }, body: { version, ...message, close } }).then(
      ({ status }) => {
        composer.sent(message);
        if (close && status !== 'closed') return toasts.warning(t('support.desk.sentOpen'));
        toasts.success(t(close ? 'support.desk.sentClosed' : 'support.desk.sent'));
      },
      (error: unknown) => {
        const gone = filesOfTaken(error);
        if (gone) composer.taken(gone);
        if (gone || isApiError(error, 'stale_version')) props.onStale();
      },
    );
  }
  const stale = isApiError(answer.error, 'stale_version');
  const error = stale
    ? new ApiError(409, 'stale_version', { detail: [t('support.desk.stale')] })
    : answer.error;
  return (
    <MessageForm
      composer={composer}
      label={t('support.desk.answer')}
      description={t('support.desk.answerNote')}
      minRows={5}
      error={error}
      onSend={(message) => send(message, false)}
    >
      <Button type="submit" disabled={answer.isPending} loading={answer.isPending && !closing}>
        {t('support.desk.send')}
      </Button>
      <Button
        variant="default"
        disabled={answer.isPending}
        loading={answer.isPending && closing}
        onClick={() => send(composer.take(), true)}
      >
        {t('support.desk.sendClose')}
      </Button>
    </MessageForm>
  );
}

/** Taking a request into work, and closing it without an answer. */
function ServeActions(props: { request: DeskRequest; onStale: () => void }) {
  const { t } = useTexts();
  const toasts = useToasts();
  const [take, close] = [useTake(), useCloseUnanswered()];
  const [asking, setAsking] = useState(false);
  const { id, version, can } = props.request;
  const change = { params: { id }, body: { version } };
  // with the version that the page has, every further press would fail alike
  const onError = (error: Error) => {
    if (isApiError(error, 'stale_version')) props.onStale();
  };
  return (
    <>
      {can.take && (
        <Button
          variant="default"
          loading={take.isPending}
          onClick={() =>
            take.mutate(change, {
              onSuccess: () => toasts.success(t('support.desk.taken')),
              onError,
            })
          }
        >
          {t('support.desk.take')}
        </Button>
      )}
      {can.close && (
        <Button variant="subtle" color="gray" onClick={() => setAsking(true)}>
          {t('support.desk.close')}
        </Button>
      )}
      <ConfirmDialog
        opened={asking}
        title={t('support.desk.closeTitle')}
        confirm={t('support.desk.closeYes')}
        busy={close.isPending}
        onClose={() => setAsking(false)}
        onConfirm={() =>
          close.mutate(change, {
            onSuccess: () => toasts.success(t('support.desk.closed')),
            onError,
            onSettled: () => setAsking(false),
          })
        }
      >
        {t('support.desk.closeText')}
      </ConfirmDialog>
    </>
  );
}

function Sender({ request }: { request: DeskRequest }) {
  const { t } = useTexts();
  const { number, name, email, account, locale, status, assignee, created_at: at } = request;
  const words = [
    t('support.request.title', { number }),
    [name, email].filter(Boolean).join(', '),
    !account && t('support.desk.noAccount'),
    t(`support.desk.language.${locale}`),
    assignee && t('support.desk.assignee', { name: assignee }),
  ];
  return (
    <div className={classes.state}>
      <StatusBadge group={REQUEST_GROUP[status]} label={t(`support.status.${status}`)} />
      <span>{words.filter(Boolean).join(' · ')}</span>
      <MomentText at={at} />
    </div>
  );
}

/** A request for the editors: who asks, the conversation, the answer. */
export function AnsweringPage() {
  const { t } = useTexts();
  const { id } = useParams({ from: '/protected/support-desk/$id' });
  const { data, error, refetch } = useDeskRequest(id);
  usePageTitle(data?.topic);
  if (isApiError(error, 'not_found')) return <NotFoundPage />;
  if (error && !data) return <LoadFailure error={error} onRetry={refetch} />;
  if (!data) return <PageSkeleton />;
  const readAnew = () => void refetch();
  return (
    <>
      <PageHeader
        above={<Link to="/support-desk">{t('support.desk.back')}</Link>}
        title={data.topic}
        move={<Sender request={data} />}
        action={<ServeActions request={data} onStale={readAnew} />}
      />
      <Stack gap="lg" maw={760}>
        <Conversation messages={data.messages} asker={data.name || data.email} />
        <Attached context={data.context} />
        {data.can.answer && <AnswerForm key={data.id} request={data} onStale={readAnew} />}
      </Stack>
    </>
  );
}
