import { useEffect, useRef, useState } from 'react';
import { useDraft } from './use-draft.ts';
import { useSendKey } from './use-send-key.ts';

/**
 * A text that is typed, kept on this device under `place` for as long as it differs from what is `saved`.
 * `newest` gives it also to whoever began to wait before it was typed, such as for the answer to a call,
 * also where the form was left and opened anew since. `key` is what it is sent under as something new.
 */
export function useDraftText(place: string, saved = '') {
  const draft = useDraft(place);
  const key = useSendKey(place);
  const [text, setText] = useState(() => draft.read() ?? saved);
  const latest = useRef(text);
  const left = useRef(false);
  useEffect(() => {
    left.current = false;
    return () => {
      left.current = true;
    };
  }, []);
  function write(next: string) {
    latest.current = next;
    setText(next);
    if (next !== saved) return draft.keep(next);
    draft.drop();
    key.forget();
  }
  return {
    text,
    write,
    newest: () => (left.current ? draft.read() : null) ?? latest.current,
    key,
  };
}
