import { eq, max, sql } from 'drizzle-orm';
import type { Deps } from '../../context.ts';
import type { Executor } from '../../db/database.ts';
import { documentStates, documentUpdates } from '../../db/schema/index.ts';
import { loadUpdates } from '../../documents/store/load-updates.ts';
import type { Gives } from '../../documents/tasks.ts';

/** What guests see of a document, made once for all of them until somebody writes in it. */
export type GuestViews = (documentId: string) => Promise<Gives<'guestView'>>;

/** Bytes of documents whose views are kept. */
const KEPT_BYTES = 32 * 1024 * 1024;

/** Another one after whatever is written. Read before the text, which may be newer, never older. */
async function stampOf(executor: Executor, documentId: string): Promise<string> {
  const [log] = await executor
    .select({ last: max(documentUpdates.sequence) })
    .from(documentUpdates)
    .where(eq(documentUpdates.documentId, documentId));
  const [state] = await executor
    .select({
      at: documentStates.updatedAt,
      size: sql<number>`octet_length(${documentStates.bytes})`,
    })
    .from(documentStates)
    .where(eq(documentStates.documentId, documentId));
  return [log?.last, state?.at.getTime(), state?.size].join();
}

interface Kept {
  stamp: string;
  size: number;
  view: Gives<'guestView'>;
}

/**
 * Opens the views of documents. A document is taken apart in a process of the pool, at most once at a time
 * however many ask, and not again while nobody writes.
 */
export function createGuestViews({
  connection: { db },
  documents: { pool },
}: Pick<Deps, 'connection' | 'documents'>): GuestViews {
  const kept = new Map<string, Kept>();
  const making = new Map<string, Promise<unknown>>();

  function keep(documentId: string, made: Kept): void {
    kept.delete(documentId);
    kept.set(documentId, made);
    let size = [...kept.values()].reduce((sum, one) => sum + one.size, 0);
    for (const [id, one] of kept) {
      if (size <= KEPT_BYTES || id === documentId) break;
      kept.delete(id);
      size -= one.size;
    }
  }
  async function make(documentId: string, stamp: string): Promise<Gives<'guestView'>> {
    const updates = await loadUpdates(db, documentId);
    const size = updates.reduce((sum, { byteLength }) => sum + byteLength, 0);
    const view = await pool.run({ name: 'guestView', given: { updates } }, { urgent: true });
    keep(documentId, { stamp, size, view });
    return view;
  }

  return async function viewOf(documentId) {
    for (;;) {
      const stamp = await stampOf(db, documentId);
      const known = kept.get(documentId);
      if (known?.stamp === stamp) return known.view;
      const others = making.get(documentId);
      if (!others) {
        const made = make(documentId, stamp).finally(() => making.delete(documentId));
        making.set(documentId, made);
        return made;
      }
      // what is being made may be of before the last word: it is asked again then; a failure is everybody's
      await others;
    }
  };
}
