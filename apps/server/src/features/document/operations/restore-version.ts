import { AppError } from '@pv/contract';
import { desc, eq } from 'drizzle-orm';
import type { Deps } from '../../../context.ts';
import { documentVersions } from '../../../db/schema/index.ts';
import { keepVersion } from '../../../documents/store/keep-version.ts';
import { loadAccess, requireEdit } from '../load-access.ts';
import { tellOfDocument } from '../tell-of-document.ts';
import { replaceContent } from './replace-content.ts';

/**
 * Puts a kept edition in the place of the document's content. What was there is kept as a version.
 * @throws AppError `not_found`, `section_locked`, `forbidden`
 */
export async function restoreVersion(
  deps: Deps,
  { versionId, userId }: { versionId: string; userId: string },
): Promise<void> {
  const { db } = deps.connection;
  const [version] = await db
    .select()
    .from(documentVersions)
    .where(eq(documentVersions.id, versionId));
  if (!version) throw new AppError('not_found');
  const { documentId, snapshot: packed } = version;
  const opened = await loadAccess(db, documentId, userId);
  requireEdit(opened);
  await replaceContent(deps, {
    documentId,
    userId,
    reason: 'before_restore',
    by: { kind: 'version', packed },
    also: (work) =>
      tellOfDocument(work, opened, userId, {
        kind: 'document_restored',
        after: { moment: version.createdAt.toISOString() },
      }),
  });
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
  const { live, pool } = deps.documents;
  const updates = await live.updates(documentId);
  const content = await pool.run(
    { name: 'pack', given: { updates } },
    { documentId, urgent: true },
  );
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
