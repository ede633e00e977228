import { hindranceOf, keysOf } from '../files/attachments.ts';
import { useAttachments } from '../files/use-attachments.ts';
import { useMessage } from './use-message.ts';
import type { Message } from './use-request-actions.ts';

/** A message with its files while it is written; the text is kept under `draftName` until it is sent. */
export function useComposer(draftName: string) {
  const message = useMessage(draftName);
  const attachments = useAttachments();
  const hinders = hindranceOf(attachments.items);
  return {
    field: message.field,
    attachments,
    /** What is wrong with the files, from the first attempt to send on. */
    hinders: message.tried ? hinders : null,
    /** What is to be sent; null where it cannot be yet, and the reason is shown. */
    take(): Message | null {
      if (!message.attempt() || hinders) return null;
      return { text: message.text, files: keysOf(attachments.items), key: message.key.take() };
    },
    /** The server has this one; what was added since stays for the next. */
    sent({ text, files }: Message) {
      message.sent(text);
      attachments.clear(files);
    },
    /**
     * The server has something else under the key, and these files went with it: what else stands here is to
     * be sent as a message of its own.
     */
    taken(files: readonly string[]) {
      message.key.forget();
      attachments.clear(files);
    },
  };
}

export type Composer = ReturnType<typeof useComposer>;
