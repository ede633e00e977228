import { useRef, useState } from 'react';
import { useDraft } from './use-draft.ts';

/**
 * A text that is typed, kept on this device under `place` for as long as it differs from what is `saved`.
 * `newest` gives it also to whoever began to wait before it was typed, such as for the answer to a call.
 */
export function useDraftText(place: string, saved = '') {
  const draft = useDraft(place);
  const [text, setText] = useState(() => draft.read() ?? saved);
  const latest = useRef(text);
  function write(next: string) {
    latest.current = next;
    setText(next);
    if (next === saved) draft.drop();
    else draft.keep(next);
  }
  return { text, write, newest: () => latest.current };
}
