import { useState } from 'react';
import { useTexts } from '../../../i18n/LanguageContext.tsx';
import { useDraftText } from '../../../platform/drafts.ts';
import { fieldErrorText, leftAfter, tooLong } from '../../../ui/form/field.ts';
import { hindranceOf, keysOf } from '../files/attachments.ts';
import { useAttachments } from '../files/use-attachments.ts';
import type { Message } from './use-request-actions.ts';

const LONGEST = 10_000;

/**
 * The text of a message, kept under `draftName` until it is sent. `attempt` says whether it can be sent
 * and shows from then on why not; `sent` takes away what was sent, and leaves what was typed since.
 */
function useMessage(draftName: string) {
  const { t } = useTexts();
  const { text, write, newest, key } = useDraftText(draftName);
  const [tried, setTried] = useState(false);
  const empty = text.trim() === '';
  const long = tooLong(t, text, LONGEST);
  return {
    text,
    key,
    tried,
    attempt() {
      setTried(true);
      return !empty && !long;
    },
    sent(words: string) {
      setTried(false);
      key.forget();
      write(leftAfter(newest(), words.trim()) ?? '');
    },
    field: {
      value: text,
      error: long ?? (tried && empty ? fieldErrorText(t, 'field_empty') : null),
      onChange({ currentTarget: { value } }: { currentTarget: { value: string } }) {
        write(value);
      },
    },
  };
}

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
