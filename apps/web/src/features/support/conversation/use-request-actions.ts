import { useToasts } from '../../../app/ServicesContext.tsx';
import { useTexts } from '../../../i18n/LanguageContext.tsx';

/** What is written on in a request, with the keys of files that are on the server already. */
export interface Message {
  text: string;
  files: string[];
}

/** A call that changes a request, whichever way the person has come to it. */
interface Call<R> {
  error: unknown;
  isPending: boolean;
  mutate(request: R, options: { onSuccess: () => void }): void;
  mutateAsync(request: R): Promise<unknown>;
}

interface Ways<P> {
  /** What names the request: its id, or the secret of its link. */
  params: P;
  reply: Call<{ params: P; body: Message }>;
  close: Call<{ params: P }>;
}

/** Writing on in a request and closing it, as `RequestView` takes them. */
export function useRequestActions<P>({ params, reply, close }: Ways<P>) {
  const { t } = useTexts();
  const toasts = useToasts();
  return {
    reply: { error: reply.error, busy: reply.isPending },
    onReply(body: Message, sent: () => void) {
      const onSuccess = () => {
        sent();
        toasts.success(t('support.request.sent'));
      };
      // whoever leaves the page before the answer has sent it all the same; a failure is shown in the form
      void reply.mutateAsync({ params, body }).then(onSuccess, () => undefined);
    },
    closing: close.isPending,
    onClose() {
      const onSuccess = () => toasts.success(t('support.request.closedDone'));
      close.mutate({ params }, { onSuccess });
    },
  };
}
