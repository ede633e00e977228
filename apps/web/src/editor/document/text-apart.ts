import { onReplaced, readSnapshot } from '@pv/editor-schema';
import type * as Y from 'yjs';
import { writtenText } from './written-text.ts';

interface TextApart {
  /** The connection is back, and nothing is exchanged yet. */
  meet(): void;
  /** Both sides have what the other lacked. */
  met(): void;
  stop(): void;
}

/**
 * Follows whether a text was replaced while this device wrote in it without a connection: what was written
 * goes with the old text then, and is in no version. Tells the text as it stood here.
 */
export function followApart(
  doc: Y.Doc,
  { pending, tell }: { pending: () => boolean; tell: (mine: string) => void },
): TextApart {
  let mine: string | null = null;
  const stop = onReplaced(doc, () => {
    if (mine !== null) tell(mine);
  });
  return {
    meet() {
      mine = pending() ? writtenText(readSnapshot(doc)) : null;
    },
    met() {
      mine = null;
    },
    stop,
  };
}
