import { eq } from 'drizzle-orm';
import { uuidv7 } from 'uuidv7';
import type { Work } from '../../../context.ts';
import { documents } from '../../../db/schema/index.ts';
import { firstUpdate, newDocument, profileOf } from '../../../documents/new-document.ts';
import { appendUpdates } from '../../../documents/store/append-updates.ts';
import { openThesis } from '../../../documents/thesis/open-thesis.ts';
import { type OpenedDocument, rightsOf } from '../load-access.ts';
import { loadDocumentAccess } from '../load-document-access.ts';

/**
 * The document of a stage, or the one of its project, made with its usual parts when nobody has opened it before. Two people who
 * open it at once get the same one.
 * @throws AppError `not_found`
 */
export async function openDocument(
  work: Work,
  { stageId, userId }: { stageId: string; userId: string },
): Promise<OpenedDocument> {
  const { trx, now } = work;
  const found = await loadDocumentAccess(trx, { stageId }, userId);
  const thesis = await openThesis(work, found.project.id, { begin: true });
  const known = !thesis || found.thesis;
  const access = known ? found : await loadDocumentAccess(trx, { stageId }, userId);
  if (thesis) return { id: thesis.id, updatedAt: thesis.updatedAt, access, ...rightsOf(access) };
  const [made] = await trx
    .insert(documents)
    .values({ id: uuidv7(), projectId: access.project.id, stageId, createdAt: now, updatedAt: now })
    .onConflictDoNothing({ target: documents.stageId })
    .returning();
  if (made) {
    const bytes = firstUpdate(newDocument(profileOf(access.project.type, access.project.category)));
    await appendUpdates(trx, made.id, [{ authorId: null, bytes }], now);
  }
  const [row] = made
    ? [made]
    : await trx.select().from(documents).where(eq(documents.stageId, stageId));
  if (!row) throw new Error(`The document of stage ${stageId} is gone`);
  return { id: row.id, updatedAt: row.updatedAt, access, ...rightsOf(access) };
}
