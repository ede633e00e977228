import { AppError } from '@pv/contract';
import { desc, eq } from 'drizzle-orm';
import type { Deps } from '../../../context.ts';
import type { Executor } from '../../../db/database.ts';
import { documents, documentVersions } from '../../../db/schema/index.ts';
import { keepVersion } from '../../../documents/store/keep-version.ts';
import { findThesis, stagesOf } from '../../../documents/thesis/find-thesis.ts';
import { loadAccess, type OpenedDocument, requireEdit } from '../load-access.ts';
import { tellOfDocument } from '../tell-of-document.ts';
import { replaceContent } from './replace-content.ts';

/** The document that an edition is put back into, and the stage whose sections it holds. */
async function placeOfVersion(executor: Executor, keptWith: string) {
  const [row] = await executor.select().from(documents).where(eq(documents.id, keptWith));
  if (!row) throw new AppError('not_found');
  const thesis = row.stageId === null ? null : await findThesis(executor, row.projectId);
  return { documentId: thesis?.id ?? row.id, stageId: thesis && row.stageId };
}

/** What stays as it is where an edition is put back into the one document of a project. */
function stagesOfVersion({ access: { thesis } }: OpenedDocument, stageId: string | null) {
  if (!thesis) return null;
  const stages = stagesOf(thesis.stages);
  const stage = stageId !== null && stages.numbered.has(stageId) ? stageId : null;
  return { stage, stages, closed: thesis.locked.map(({ id }) => id) };
}

/**
 * Puts a kept edition in the place of the document's content, or of the sections of the stage that it was
 * sent with; sections of stages that are closed stay. What was there is kept as a version.
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
  const { snapshot: packed } = version;
  const place = await placeOfVersion(db, version.documentId);
  const { documentId } = place;
  const opened = await loadAccess(db, documentId, userId);
  const of = stagesOfVersion(opened, place.stageId);
  const require = (now: OpenedDocument) => {
    requireEdit(now);
    const then = stagesOfVersion(now, place.stageId);
    const stage = then?.stage ?? null;
    const own = stage !== null && then?.closed.includes(stage);
    if (own || String(then?.closed) !== String(of?.closed)) throw new AppError('section_locked');
  };
  require(opened);
  await replaceContent(deps, {
    documentId,
    userId,
    reason: 'before_restore',
    by: { kind: 'version', packed, of },
    require,
    also: (work) =>
      tellOfDocument(work, opened, userId, {
        kind: 'document_restored',
        after: { moment: version.createdAt.toISOString() },
      }),
  });
}

/**
 * Keeps the text as it is now, before much of it is mended at once, unless the newest edition is the same.
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
  if (newest?.hash === content.hash) return;
  const now = deps.clock();
  await keepVersion(db, { documentId, reason: 'before_fix', authorId: userId, content, now });
}
