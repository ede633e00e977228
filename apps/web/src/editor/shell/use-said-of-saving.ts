import { useEffect, useState } from 'react';
import type { SaveState } from '../document/save-tracker.ts';
import { useLiveDocument } from './DocumentContext.tsx';

/** So long all must be saved before it is said, ms. */
const SAID_AFTER = 300;

/** What the header says of saving: between two letters «saved» would be drawn only to be taken back. */
export function useSaidOfSaving(): SaveState {
  const live = useLiveDocument();
  const [said, say] = useState(() => live.status().save);
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const follow = () => {
      const { save } = live.status();
      clearTimeout(timer);
      if (save === 'saved') timer = setTimeout(say, SAID_AFTER, save);
      else say(save);
    };
    follow();
    const stop = live.subscribe(follow);
    return () => {
      clearTimeout(timer);
      stop();
    };
  }, [live]);
  return said;
}
