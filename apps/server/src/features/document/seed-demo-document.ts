import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { oneThesis } from '@pv/contract';
import type { DocumentSnapshot } from '@pv/editor-schema';
import { demoThesis, RADIOGRAM } from '@pv/editor-schema/demo';
import { eq } from 'drizzle-orm';
import { uuidv7 } from 'uuidv7';
import type { Work } from '../../context.ts';
import { documentAssets, documents, projects, stages } from '../../db/schema/index.ts';
import { firstUpdate } from '../../documents/new-document.ts';
import { appendUpdates } from '../../documents/store/append-updates.ts';
import { docOf } from '../../documents/store/doc-of.ts';
import { findDocumentStages, stagesOf } from '../../documents/thesis/find-thesis.ts';
import { noteEmpty } from '../../documents/thesis/note-stages.ts';
import { assetKey } from './storage-keys.ts';

/** The picture of the demo thesis: a weld on a radiogram and, to its right, the mask of its defects, as PNG. */
export const readRadiogram = (): Promise<Buffer> =>
  readFile(fileURLToPath(import.meta.resolve('@pv/editor-schema/demo/radiogram.png')));

/** The demo thesis with a chapter for each of the stages, as far as there are chapters. */
function withStages(thesis: DocumentSnapshot, stageIds: readonly string[]): DocumentSnapshot {
  const chapters = thesis.sections.filter(({ kind }) => kind === 'chap');
  const sections = thesis.sections.map((section) => {
    const stage = stageIds[chapters.indexOf(section)];
    return stage ? { ...section, stage } : section;
  });
  return { ...thesis, sections };
}

/** Gives a stage without a document, or its project where that has one document, the demo thesis with its picture. Gives the document's id. */
export async function seedDemoDocument(
  { trx, deps, now }: Work,
  { stageId, authorId }: { stageId: string; authorId: string | null },
): Promise<string> {
  const [documentId, pictureId] = [uuidv7(), uuidv7()];
  const dates = { createdAt: now, updatedAt: now };
  const [place] = await trx
    .select({ projectId: projects.id, type: projects.type, category: projects.category })
    .from(stages)
    .innerJoin(projects, eq(projects.id, stages.projectId))
    .where(eq(stages.id, stageId));
  if (!place) throw new Error(`Stage ${stageId} is gone`);
  const { projectId, type, category } = place;
  const one = oneThesis(type, category);
  const row = { id: documentId, projectId, stageId: one ? null : stageId };
  await trx.insert(documents).values({ ...row, empty: false, ...dates });
  const bytes = await readRadiogram();
  const storageKey = assetKey(documentId, pictureId);
  await deps.storage.put(storageKey, bytes);
  await trx.insert(documentAssets).values({
    id: pictureId,
    documentId,
    ...RADIOGRAM,
    size: bytes.length,
    sha256: createHash('sha256').update(bytes).digest('hex'),
    storageKey,
    ready: true,
    createdAt: now,
  });
  const numbered = one ? [...stagesOf(await findDocumentStages(trx, projectId)).numbered] : [];
  const bytesOfText = firstUpdate(withStages(demoThesis(pictureId), numbered));
  await appendUpdates(trx, documentId, [{ authorId, bytes: bytesOfText }], now);
  await noteEmpty(trx, documentId, docOf([bytesOfText]), { now, written: false });
  return documentId;
}
