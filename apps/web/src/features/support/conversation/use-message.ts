import { useState } from 'react';
import { useTexts } from '../../../i18n/LanguageContext.tsx';
import { useDraftText } from '../../../platform/drafts.ts';
import { fieldErrorText, leftAfter, tooLong } from '../../../ui/form/field.ts';

const LONGEST = 10_000;

/**
 * The text of a message, kept under `draftName` until it is sent. `attempt` says whether it can be sent
 * and shows from then on why not; `sent` takes away what was sent, and leaves what was typed since.
 */
export function useMessage(draftName: string) {
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
