import { DOCUMENT_MAX_BYTES, LIVE_UPDATE_MAX_BYTES } from '@pv/contract';
import * as Y from 'yjs';

/** Typing and taking away pass in a full document too: that is how it becomes smaller again. */
const SMALL_BYTES = 16 * 1024;
/** What one person may send at once, and how much of it comes back a second. */
const BURST_BYTES = 3 * LIVE_UPDATE_MAX_BYTES;
const BYTES_A_SECOND = 128 * 1024;
/** Persons that are remembered at the most. */
const REMEMBERED = 10_000;

/** Tells which changes to documents are small enough to be taken. */
export interface Allowance {
  /** A change was taken into the document. */
  grown(document: Y.Doc, bytes: number): void;
  /** Whether a change of so many bytes by this person may be taken into the document now. */
  allows(document: Y.Doc, userId: string, bytes: number): boolean;
}

/** Keeps count of the sizes of open documents and of what each person has sent lately. */
export function createAllowance(clock: () => Date): Allowance {
  const sizes = new WeakMap<Y.Doc, number>();
  const spent = new Map<string, { bytes: number; at: number }>();

  /** What the changes came to may have become smaller: counted anew before anything is refused. */
  function hasRoom(document: Y.Doc, bytes: number): boolean {
    if ((sizes.get(document) ?? 0) + bytes <= DOCUMENT_MAX_BYTES) return true;
    const size = Y.encodeStateAsUpdate(document).byteLength;
    sizes.set(document, size);
    return size + bytes <= DOCUMENT_MAX_BYTES;
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
    allows: (document, userId, bytes) =>
      (bytes <= SMALL_BYTES || hasRoom(document, bytes)) && inRate(userId, bytes),
  };
}
