import type { DocumentVersion } from '@pv/contract';
import { type Deps, inTransaction, type Work } from '../../../context.ts';
import type { Replacement } from '../../../documents/tasks.ts';
import { appendUpdates } from '../store/append-updates.ts';
import { keepVersion } from '../store/keep-version.ts';

export interface ContentChange {
  documentId: string;
  userId: string;
  /** Why the content as it was is kept. */
  reason: DocumentVersion['reason'];
  by: Replacement;
  /** What must be so when the change is made, and what else is written with it. */
  check(work: Work): Promise<void>;
}

/**
 * Replaces the content of a document: what it was is kept as a version, and the change is one Yjs
 * update that is committed with it, all or nothing. Open editors see it right after the commit.
 */
export async function replaceContent(
  deps: Deps,
  { documentId, userId, reason, by, check }: ContentChange,
): Promise<void> {
  const { live, pool } = deps.documents;
  const updates = await live.updates(documentId);
  const task = { name: 'replace', given: { updates, by } } as const;
  const { change, before } = await pool.run(task, { documentId, urgent: true });
  await inTransaction(deps, async (work) => {
    const { trx, now } = work;
    await check(work);
    await keepVersion(trx, { documentId, reason, authorId: userId, content: before, now });
    await appendUpdates(trx, documentId, [{ authorId: userId, bytes: change }], now);
  });
  await live.show(documentId, change);
}
