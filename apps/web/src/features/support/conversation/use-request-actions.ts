import { isApiError } from '../../../app/api/api-error.ts';
import { useToasts } from '../../../app/ServicesContext.tsx';
import { useTexts } from '../../../i18n/LanguageContext.tsx';

/** What is written on in a request, with the keys of files that are on the server already. */
export interface Message {
  text: string;
  files: string[];
  /** Under which it is sent, however often. */
  key: string;
}

/** What becomes of a message in its form: the server has it, or something else under its key. */
export interface Fate {
  sent: () => void;
  taken: () => void;
}

/** Whether the server has another message under the key of this one, whose answer was lost. */
export const isTaken = (error: unknown): boolean => isApiError(error, 'message_sent');

/** A call that changes a request, whichever way the person has come to it. */
interface Call<R> {
  error: unknown;
  isPending: boolean;
  mutateAsync(request: R): Promise<unknown>;
}

interface Ways<P> {
  /** What names the request: its id, or the secret of its link. */
  params: P;
  reply: Call<{ params: P; body: Message }>;
  close: Call<{ params: P }>;
  /** Reads the request anew. */
  onStale: () => void;
}

/** Writing on in a request and closing it, as `RequestView` takes them. */
export function useRequestActions<P>({ params, reply, close, onStale }: Ways<P>) {
  const { t } = useTexts();
  const toasts = useToasts();
  return {
    reply: { error: reply.error, busy: reply.isPending },
    onReply(body: Message, { sent, taken }: Fate) {
      // whoever leaves the page before the answer has sent it all the same; a failure is shown in the form
      reply.mutateAsync({ params, body }).then(
        () => {
          sent();
          toasts.success(t('support.request.sent'));
        },
        (error: unknown) => {
          if (!isTaken(error)) return;
          taken();
          onStale();
        },
      );
    },
    closing: close.isPending,
    onClose() {
      close.mutateAsync({ params }).then(
        () => toasts.success(t('support.request.closedDone')),
        () => undefined,
      );
    },
  };
}
