import { AppError } from '@pv/contract';
import { desc, eq } from 'drizzle-orm';
import type { Deps } from '../../../context.ts';
import type { Executor } from '../../../db/database.ts';
import { documentVersions } from '../../../db/schema/index.ts';
import { keepVersion } from '../../../documents/store/keep-version.ts';
import type { PackedVersion } from '../../../documents/tasks.ts';
import { loadAccess, requireEdit, requireWriter } from '../load-access.ts';
import { isOwnNamed } from '../queries/list-versions.ts';
import { loadVersion, type VersionAsked } from '../queries/load-version.ts';

/** The text as it is now, ready to be kept. */
async function packNow({ documents }: Deps, documentId: string): Promise<PackedVersion> {
  const { live, pool } = documents;
  const updates = await live.updates(documentId);
  return pool.run({ name: 'pack', given: { updates } }, { documentId, urgent: true });
}

/**
 * Keeps the text as it is now under a name, whatever the status: nothing in the text changes. Gives its id.
 * @throws AppError `not_found`, `forbidden`, `worker_busy`
 */
export async function nameVersion(
  deps: Deps,
  { documentId, userId, name }: { documentId: string; userId: string; name: string },
): Promise<string> {
  const { db } = deps.connection;
  requireWriter(await loadAccess(db, documentId, userId));
  const content = await packNow(deps, documentId);
  const now = deps.clock();
  return keepVersion(db, { documentId, reason: 'named', name, authorId: userId, content, now });
}

/**
 * Keeps the text as it is now, before much of it is mended or decided at once, unless the newest
 * edition is the same and nothing is suggested.
 * @throws AppError `not_found`, `section_locked`, `forbidden`, `worker_busy`
 */
export async function keepBeforeFix(
  deps: Deps,
  { documentId, userId }: { documentId: string; userId: string },
): Promise<void> {
  const { db } = deps.connection;
  requireEdit(await loadAccess(db, documentId, userId));
  const content = await packNow(deps, documentId);
  const [newest] = await db
    .select({ hash: documentVersions.hash })
    .from(documentVersions)
    .where(eq(documentVersions.documentId, documentId))
    .orderBy(desc(documentVersions.createdAt), desc(documentVersions.id))
    .limit(1);
  const nothingSuggested = content.digest === content.hash;
  if (newest?.hash === content.hash && nothingSuggested) return;
  const now = deps.clock();
  await keepVersion(db, { documentId, reason: 'before_fix', authorId: userId, content, now });
}

/** @throws AppError `not_found`, `forbidden` where it is not the caller's own, or has no name */
async function requireOwnNamed(executor: Executor, asked: VersionAsked): Promise<void> {
  const { version, opened } = await loadVersion(executor, asked);
  requireWriter(opened);
  if (!isOwnNamed(version, asked.userId)) throw new AppError('forbidden');
}

/**
 * Calls one's own named version otherwise.
 * @throws AppError `not_found`, `forbidden`
 */
export async function renameVersion(
  executor: Executor,
  { name, ...asked }: VersionAsked & { name: string },
): Promise<void> {
  await requireOwnNamed(executor, asked);
  await executor
    .update(documentVersions)
    .set({ name })
    .where(eq(documentVersions.id, asked.versionId));
}

/**
 * Removes one's own named version.
 * @throws AppError `not_found`, `forbidden`
 */
export async function removeVersion(executor: Executor, asked: VersionAsked): Promise<void> {
  await requireOwnNamed(executor, asked);
  await executor.delete(documentVersions).where(eq(documentVersions.id, asked.versionId));
}
