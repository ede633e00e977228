import { Button } from '@mantine/core';
import { useTexts } from '../../../i18n/LanguageContext.tsx';
import { MessageForm } from './MessageForm.tsx';
import { useComposer } from './use-composer.ts';
import type { Fate, Message } from './use-request-actions.ts';

interface ReplyFormProps {
  requestId: string;
  /** The support has written: until then there is nothing to reply to. */
  answered: boolean;
  error: unknown;
  busy: boolean;
  /** Sends, and tells what has become of it. */
  onSend: (message: Message, fate: Fate) => void;
}

/** Writing on in a request by whoever has asked. */
export function ReplyForm({ requestId, answered, error, busy, onSend }: ReplyFormProps) {
  const { t } = useTexts();
  const composer = useComposer(`support.${requestId}`);
  return (
    <MessageForm
      composer={composer}
      label={t(answered ? 'support.request.reply' : 'support.request.more')}
      description={t('support.request.replyNote')}
      minRows={3}
      error={error}
      onSend={(message) =>
        onSend(message, { sent: () => composer.sent(message), taken: composer.taken })
      }
    >
      <Button type="submit" loading={busy}>
        {t(answered ? 'support.request.send' : 'support.request.sendMore')}
      </Button>
    </MessageForm>
  );
}
