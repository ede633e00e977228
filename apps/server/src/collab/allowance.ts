import { DOCUMENT_MAX_BYTES, LIVE_UPDATE_MAX_BYTES } from '@pv/contract';
import * as Y from 'yjs';

/** Typing passes in a full document too, up to a spare; taking away always: so it becomes smaller again. */
const SMALL_BYTES = 16 * 1024;
const SPARE_BYTES = 1024 * 1024;
/** What one person may send at once, and how much of it comes back a second. */
const BURST_BYTES = 3 * LIVE_UPDATE_MAX_BYTES;
const BYTES_A_SECOND = 128 * 1024;
/** Persons that are remembered at the most. */
const REMEMBERED = 10_000;

/** Whether a small change adds nothing; a large one is not worth the reading. */
const takesAway = (update: Uint8Array): boolean =>
  update.byteLength <= SMALL_BYTES && Y.decodeUpdate(update).structs.length === 0;

/** Tells which changes to documents are small enough to be taken. */
export interface Allowance {
  /** A change was taken into the document. */
  grown(document: Y.Doc, bytes: number): void;
  /** Whether this change by this person may be taken into the document now. */
  allows(document: Y.Doc, userId: string, update: Uint8Array): boolean;
}

/** Keeps count of the sizes of open documents and of what each person has sent lately. */
export function createAllowance(clock: () => Date): Allowance {
  const sizes = new WeakMap<Y.Doc, number>();
  const spent = new Map<string, { bytes: number; at: number }>();

  /** What the changes came to may have become smaller: counted anew before anything is refused. */
  function hasRoom(document: Y.Doc, update: Uint8Array): boolean {
    const bytes = update.byteLength;
    const room = DOCUMENT_MAX_BYTES + (bytes <= SMALL_BYTES ? SPARE_BYTES : 0);
    if ((sizes.get(document) ?? 0) + bytes <= room || takesAway(update)) return true;
    const size = Y.encodeStateAsUpdate(document).byteLength;
    sizes.set(document, size);
    return size + bytes <= room;
  }

  function inRate(userId: string, bytes: number): boolean {
    const now = clock().getTime();
    const last = spent.get(userId) ?? { bytes: 0, at: now };
    const left = Math.max(0, last.bytes - ((now - last.at) / 1000) * BYTES_A_SECOND);
    if (left + bytes > BURST_BYTES) return false;
    spent.delete(userId);
    spent.set(userId, { bytes: left + bytes, at: now });
    const [oldest] = spent.keys();
    if (spent.size > REMEMBERED && oldest) spent.delete(oldest);
    return true;
  }

  return {
    grown: (document, bytes) => void sizes.set(document, (sizes.get(document) ?? 0) + bytes),
    allows: (document, userId, update) =>
      hasRoom(document, update) && inRate(userId, update.byteLength),
  };
}
