import { copyOf, forgetNote, isSent } from '../../editor/document/copy-name.ts';
import type { Session } from '../../platform/session/session.ts';
import { namesIn } from '../../ui/storage.ts';
import { forgetDocuments } from './kept-documents.ts';

/** So long after somebody has left his documents are closed, and what was not sent of them is noted, ms. */
const CLOSED = 2000;

interface ForgetDeps {
  storage: Storage;
  /** Removes a database of the browser. */
  remove(name: string): void;
  later(work: () => void, ms: number): void;
}

/** Removes the copies of a person's texts, save those of which the server lacks something. */
function forgetCopies(userId: string, { storage, remove }: ForgetDeps): void {
  const copies = new Set(namesIn(storage).flatMap((name) => copyOf(userId, name) ?? []));
  for (const copy of copies) {
    if (!isSent(storage, copy)) continue;
    remove(copy);
    forgetNote(storage, copy);
  }
}

/** Whoever has left leaves nothing of them behind that the server has, whichever tab it was done in. */
export function forgetWithSession(
  session: Pick<Session, 'state' | 'subscribe'>,
  deps: ForgetDeps,
): () => void {
  let person: string | null = null;
  const follow = () => {
    const state = session.state();
    if (state.kind === 'in') person = state.claims.uid;
    if (state.kind !== 'out') return;
    forgetDocuments(deps.storage);
    const left = state.reason === 'left' ? person : null;
    if (left !== null) deps.later(() => forgetCopies(left, deps), CLOSED);
  };
  // a session that was over may have been found so already
  follow();
  return session.subscribe(follow);
}
