import { Button, Stack } from '@mantine/core';
import type { SupportRequest } from '@pv/contract';
import { Link } from '@tanstack/react-router';
import { useTexts } from '../../../i18n/LanguageContext.tsx';
import { PageHeader } from '../../../ui/PageHeader.tsx';
import { StatusBadge } from '../../../ui/StatusBadge.tsx';
import { PromiseText } from '../PromiseText.tsx';
import classes from '../Support.module.css';
import { REQUEST_GROUP } from '../status-group.ts';
import { useMoment } from '../use-moment.ts';
import { Attached } from './Attached.tsx';
import { Conversation, MomentText } from './Conversation.tsx';
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
function ReplyForm({ requestId, answered, error, busy, onSend }: ReplyFormProps) {
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

interface RequestViewProps {
  request: SupportRequest;
  /** Where «back» leads to, in words. */
  back: string;
  reply: { error: unknown; busy: boolean };
  onReply: (message: Message, fate: Fate) => void;
  onClose: () => void;
  closing: boolean;
}

function Standing({ request }: { request: SupportRequest }) {
  const { t } = useTexts();
  const moment = useMoment();
  const { status, closed_at: closedAt, can } = request;
  if (closedAt) {
    const key = can.reply ? 'support.request.closed' : 'support.request.over';
    return <p className={classes.dim}>{t(key, { date: moment(closedAt) })}</p>;
  }
  if (status !== 'new') return null;
  return (
    <p className={classes.dim}>
      {t('support.request.waits')} <PromiseText />
    </p>
  );
}

/** A request for whoever has sent it: where it stands, the conversation, writing on. */
export function RequestView(props: RequestViewProps) {
  const { request, back, reply, onReply, onClose, closing } = props;
  const { t } = useTexts();
  const { id, number, topic, status, created_at: at, can } = request;
  const answered = request.messages.some(({ from }) => from !== 'asker');
  return (
    <>
      <PageHeader
        above={<Link to="/support">{back}</Link>}
        title={topic}
        move={
          <div className={classes.state}>
            <StatusBadge group={REQUEST_GROUP[status]} label={t(`support.status.${status}`)} />
            <span>{t('support.request.title', { number })}</span>
            <MomentText at={at} />
          </div>
        }
        action={
          can.close && (
            <Button variant="default" loading={closing} onClick={onClose}>
              {t('support.request.close')}
            </Button>
          )
        }
      />
      <Stack gap="lg" maw={760}>
        <Conversation messages={request.messages} asker={t('support.request.you')} />
        <Standing request={request} />
        {can.reply ? (
          <ReplyForm key={id} requestId={id} answered={answered} {...reply} onSend={onReply} />
        ) : (
          <div>
            <Button component={Link} to="/support">
              {t('support.request.new')}
            </Button>
          </div>
        )}
        <Attached context={request.context} />
      </Stack>
    </>
  );
}
