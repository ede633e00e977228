import { Button } from '@mantine/core';
import { useTexts } from '../../../i18n/LanguageContext.tsx';
import { MessageForm } from './MessageForm.tsx';
import { useComposer } from './use-composer.ts';
import type { Fate, Message } from './use-request-actions.ts';

interface ReplyFormProps {
  requestId: string;
  error: unknown;
  busy: boolean;
  /** Sends, and tells what has become of it. */
  onSend: (message: Message, fate: Fate) => void;
}

/** Writing on in a request by whoever has asked. */
export function ReplyForm({ requestId, error, busy, onSend }: ReplyFormProps) {
  const { t } = useTexts();
  const composer = useComposer(`support.${requestId}`);
  return (
    <MessageForm
      composer={composer}
      label={t('support.request.reply')}
      description={t('support.request.replyNote')}
      minRows={3}
      error={error}
      onSend={(message) =>
        onSend(message, { sent: () => composer.sent(message), taken: composer.taken })
      }
    >
      <Button type="submit" loading={busy}>
        {t('support.request.send')}
      </Button>
    </MessageForm>
  );
}
