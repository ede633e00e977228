import { Button } from '@mantine/core';
import type { DeskRequest } from '@pv/contract';
import { useState } from 'react';
import { useTexts } from '../../../i18n/LanguageContext.tsx';
import { ApiError, isApiError } from '../../../platform/api/api-error.ts';
import { useToasts } from '../../../platform/ServicesContext.tsx';
import { filesOfTaken } from '../conversation/files-of-taken.ts';
import { MessageForm } from '../conversation/MessageForm.tsx';
import { useComposer } from '../conversation/use-composer.ts';
import type { Message } from '../conversation/use-request-actions.ts';
import { useAnswer } from './api.ts';

/** The answer to a request; kept until it is sent, also where the request has changed meanwhile. */
export function AnswerForm(props: { request: DeskRequest; onStale: () => void }) {
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
