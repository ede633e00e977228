import type { DocumentView } from '@pv/contract';
import { copyOf, forgetNote, isSent } from '../../editor/document/copy-name.ts';
import type { Session } from '../../platform/session/session.ts';
import { namesIn } from '../../ui/storage.ts';

/** What is needed to open a document whose text is on this device, while the server is silent. */
export interface KeptDocument {
  view: DocumentView;
  /** Whose copy of the text it is. */
  userId: string;
}

const KEY = 'pv_open_documents';
/** Documents opened last; each is a few kilobytes. */
const MOST = 5;

type Kept = Record<string, KeptDocument>;

function read(storage: Pick<Storage, 'getItem'>): Kept {
  try {
    const kept: unknown = JSON.parse(storage.getItem(KEY) ?? '{}');
    return typeof kept === 'object' && kept !== null ? (kept as Kept) : {};
  } catch {
    return {};
  }
}

/** Keeps how a document that was opened is called and who writes it; the text has a copy of its own. */
export function keepDocument(
  storage: Pick<Storage, 'getItem' | 'setItem'>,
  stageId: string,
  kept: KeptDocument,
): void {
  const { [stageId]: _before, ...others } = read(storage);
  const all = [...Object.entries(others), [stageId, kept] as const].slice(-MOST);
  try {
    storage.setItem(KEY, JSON.stringify(Object.fromEntries(all)));
  } catch {
    // a full storage: the document opens with a network
  }
}

/** What was kept of the document of a stage, or null. */
export function keptDocument(
  storage: Pick<Storage, 'getItem'>,
  stageId: string,
): KeptDocument | null {
  const kept = read(storage);
  return Object.hasOwn(kept, stageId) ? (kept[stageId] ?? null) : null;
}

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
export function forgetDocumentsWithSession(
  session: Pick<Session, 'state' | 'subscribe'>,
  deps: ForgetDeps,
): () => void {
  let person: string | null = null;
  const follow = () => {
    const state = session.state();
    if (state.kind === 'in') person = state.claims.uid;
    if (state.kind !== 'out') return;
    deps.storage.removeItem(KEY);
    const left = state.reason === 'left' ? person : null;
    if (left !== null) deps.later(() => forgetCopies(left, deps), CLOSED);
  };
  // a session that was over may have been found so already
  follow();
  return session.subscribe(follow);
}
