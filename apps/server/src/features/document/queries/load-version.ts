import { AppError } from '@pv/contract';
import { eq } from 'drizzle-orm';
import type { Executor } from '../../../db/database.ts';
import { documents, documentVersions } from '../../../db/schema/index.ts';
import type { EditionOrder } from '../../../documents/tasks.ts';
import { findThesis, stagesOf } from '../../../documents/thesis/find-thesis.ts';
import { loadAccess, type OpenedDocument } from '../load-access.ts';

/** A kept edition that somebody asks for, and who he is. */
export interface VersionAsked {
  versionId: string;
  userId: string;
}

/**
 * The document that an edition is one of now, and the stage whose sections it holds; `apart` where that had
 * a document of its own then.
 */
async function placeOfVersion(
  executor: Executor,
  { documentId, createdAt }: Pick<typeof documentVersions.$inferSelect, 'documentId' | 'createdAt'>,
) {
  const [row] = await executor.select().from(documents).where(eq(documents.id, documentId));
  if (!row) throw new AppError('not_found');
  const thesis = await findThesis(executor, row.projectId);
  if (!thesis) return { documentId: row.id, stageId: null, apart: false };
  const apart = row.stageId !== null && createdAt < thesis.createdAt;
  return { documentId: thesis.id, stageId: row.stageId, apart };
}

/** Where a kept edition belongs now. */
export type Place = Awaited<ReturnType<typeof placeOfVersion>>;

/** Where an edition belongs in the one document of a project; null where it is of a document of one stage. */
export function editionOrder(
  { access: { thesis } }: OpenedDocument,
  { stageId, apart }: Place,
): EditionOrder | null {
  if (!thesis) return null;
  const stages = stagesOf(thesis.stages);
  const isLast = apart && stageId === stages.last;
  const stage = stageId !== null && (isLast || stages.numbered.has(stageId)) ? stageId : null;
  return { stage, stages, apart, closed: thesis.locked.map(({ id }) => id) };
}

/**
 * A kept edition with its document, for somebody of its project's team.
 * @throws AppError `not_found` for an absent version and for a foreign one alike
 */
export async function loadVersion(executor: Executor, { versionId, userId }: VersionAsked) {
  const [version] = await executor
    .select()
    .from(documentVersions)
    .where(eq(documentVersions.id, versionId));
  if (!version) throw new AppError('not_found');
  const place = await placeOfVersion(executor, version);
  return { version, place, opened: await loadAccess(executor, place.documentId, userId) };
}
