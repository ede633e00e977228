import type { DocumentView } from '@pv/contract';

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

/** Forgets them all. */
export const forgetDocuments = (storage: Pick<Storage, 'removeItem'>): void =>
  storage.removeItem(KEY);
