import { AppError, type DocumentVersion } from '@pv/contract';
import * as Y from 'yjs';
import { type Deps, inTransaction, type Work } from '../../../context.ts';
import type { Gives, Replacement } from '../../../documents/tasks.ts';
import { lockAccess, requireEdit } from '../load-access.ts';
import { appendUpdates } from '../store/append-updates.ts';
import { keepVersion } from '../store/keep-version.ts';
import { docOf, loadUpdates } from '../store/load-updates.ts';

export interface ContentChange {
  documentId: string;
  userId: string;
  /** Why the content as it was is kept. */
  reason: DocumentVersion['reason'];
  by: Replacement;
  /** What is written with the change, all or nothing; throws when it may not be made any more. */
  also(work: Work): Promise<void>;
}

/** With a second process the pause of this one does not hold everybody. */
const ATTEMPTS = 5;

/** Who has written how much: another one after a change means that somebody has written meanwhile. */
const extent = (updates: readonly Uint8Array[]): Buffer =>
  Buffer.from(Y.encodeStateVector(docOf(updates)));

/** Commits a change unless somebody has written since `updates` were read; says whether it did. */
function commit(
  deps: Deps,
  { documentId, userId, reason, also }: ContentChange,
  updates: readonly Uint8Array[],
  { change, before }: Gives<'replace'>,
): Promise<boolean> {
  const { live } = deps.documents;
  return inTransaction(deps, async (work) => {
    const { trx, now } = work;
    requireEdit(await lockAccess(trx, documentId, userId));
    // from the look at what is there until the change is shown nobody writes
    live.pause(documentId);
    const open = live.open(documentId);
    const stored = open ? [Y.encodeStateAsUpdate(open)] : await loadUpdates(trx, documentId);
    if (!extent(stored).equals(extent(updates))) return false;
    await also(work);
    await keepVersion(trx, { documentId, reason, authorId: userId, content: before, now });
    await appendUpdates(trx, documentId, [{ authorId: userId, bytes: change }], now);
    return true;
  });
}

/**
 * Replaces the content of a document: what it was is kept as a version, and the change is one Yjs
 * update that is committed with it, all or nothing. Open editors see it right after the commit. What
 * others write while the change is made is in the version too: the change is then made once more, while
 * they are paused, and they go on after it.
 * @throws AppError `not_found`, `section_locked`, `forbidden`, `worker_busy`, and what `also` throws
 */
export async function replaceContent(deps: Deps, asked: ContentChange): Promise<void> {
  const { documentId, by } = asked;
  const { live, pool } = deps.documents;
  const attempt = async (): Promise<boolean> => {
    const updates = await live.updates(documentId);
    const task = { name: 'replace', given: { updates, by } } as const;
    const made = await pool.run(task, { documentId, urgent: true });
    if (!(await commit(deps, asked, updates, made))) return false;
    await live.show(documentId, made.change);
    return true;
  };
  try {
    for (let n = 1; !(await attempt()); n++) {
      if (n === ATTEMPTS) throw new AppError('worker_busy');
    }
  } finally {
    live.refreshRights({ documentId });
  }
}
