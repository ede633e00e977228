import { AppError, type DocumentVersion } from '@pv/contract';
import { type Deps, inTransaction, type Work } from '../../../context.ts';
import { appendUpdates } from '../../../documents/store/append-updates.ts';
import { keepVersion } from '../../../documents/store/keep-version.ts';
import { unchangedSince } from '../../../documents/store/unchanged-since.ts';
import type { Gives, Replacement } from '../../../documents/tasks.ts';
import { lockAccess, type OpenedDocument } from '../load-access.ts';

export interface ContentChange {
  documentId: string;
  userId: string;
  /** Why the content as it was is kept. */
  reason: DocumentVersion['reason'];
  by: Replacement;
  /** Throws where the change may not be made as things stand when it is committed. */
  require(opened: OpenedDocument): void;
  /** What is written with the change, all or nothing; throws when it may not be made any more. */
  also(work: Work, made: Gives<'replace'>): Promise<void>;
}

/** With a second process the pause of this one does not hold everybody. */
const ATTEMPTS = 5;

/** Commits a change unless somebody has written since `updates` were read; gives the kept version then. */
function commit(
  deps: Deps,
  { documentId, userId, reason, require, also }: ContentChange,
  updates: readonly Uint8Array[],
  made: Gives<'replace'>,
): Promise<string | null> {
  const { live } = deps.documents;
  const { change, before } = made;
  return inTransaction(deps, async (work) => {
    const { trx, now } = work;
    const opened = await lockAccess(trx, documentId, userId);
    require(opened);
    if (!(await unchangedSince(trx, live, documentId, updates))) return null;
    await also(work, made);
    const kept = { documentId, reason, authorId: userId, content: before, now };
    const versionId = await keepVersion(trx, kept);
    await appendUpdates(trx, documentId, [{ authorId: userId, bytes: change }], now);
    return versionId;
  });
}

/**
 * Replaces the content of a document: what it was is kept as a version, and the change is one Yjs
 * update that is committed with it, all or nothing. Open editors see it right after the commit. What
 * others write while the change is made is in the version too: the change is then made once more, while
 * they are paused, and they go on after it. Gives the id of the kept version.
 * @throws AppError `not_found`, `section_locked`, `forbidden`, `worker_busy`, and what `also` throws
 */
export async function replaceContent(deps: Deps, asked: ContentChange): Promise<string> {
  const { documentId, userId, by } = asked;
  const { live, pool } = deps.documents;
  const attempt = async (): Promise<string | null> => {
    const updates = await live.updates(documentId);
    const task = { name: 'replace', given: { updates, by, userId } } as const;
    const made = await pool.run(task, { documentId, urgent: true });
    const kept = await commit(deps, asked, updates, made);
    if (kept) await live.show(documentId, made.change);
    return kept;
  };
  try {
    for (let n = 1; n <= ATTEMPTS; n++) {
      const kept = await attempt();
      if (kept) return kept;
    }
    throw new AppError('worker_busy');
  } finally {
    live.refreshRights({ documentId });
  }
}
