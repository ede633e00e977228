import { useTexts } from '../../../i18n/LanguageContext.tsx';
import { useToasts } from '../../../platform/ServicesContext.tsx';
import { filesOfTaken } from './files-of-taken.ts';

/** What is written on in a request, with the keys of files that are on the server already. */
export interface Message {
  text: string;
  files: string[];
  /** Under which it is sent, however often. */
  key: string;
}

/**
 * What becomes of a message in its form: the server has it, or another one under its key, with some of its
 * files.
 */
export interface Fate {
  sent: () => void;
  taken: (files: string[]) => void;
}

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
          const gone = filesOfTaken(error);
          if (!gone) return;
          taken(gone);
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
