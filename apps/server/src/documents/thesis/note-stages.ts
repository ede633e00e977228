import type { StagesOfDocument } from '@pv/editor-schema';
import { eq, sql } from 'drizzle-orm';
import { uuidv7 } from 'uuidv7';
import type * as Y from 'yjs';
import type { Executor } from '../../db/database.ts';
import { documents } from '../../db/schema/index.ts';
import { isEmptyDoc } from '../store/is-empty.ts';
import { filledStages } from './filled-stages.ts';
import { findDocumentStages, stagesOf } from './find-thesis.ts';

/** Keeps with each stage whether something is written in its sections of the document of the project. */
export async function noteFilled(
  executor: Executor,
  projectId: string,
  { filled, stages, now }: { filled: ReadonlySet<string>; stages: StagesOfDocument; now: Date },
): Promise<void> {
  const dates = { createdAt: now, updatedAt: now };
  const rows = [...stages.numbered, stages.last]
    .filter((id) => id !== '')
    .map((stageId) => ({
      id: uuidv7(),
      projectId,
      stageId,
      empty: !filled.has(stageId),
      ...dates,
    }));
  if (rows.length === 0) return;
  await executor
    .insert(documents)
    .values(rows)
    .onConflictDoUpdate({ target: documents.stageId, set: { empty: sql`excluded.empty` } });
}

/** Notes whether a document is empty, of a whole project by its stages too, and when it was `written`. */
export async function noteEmpty(
  executor: Executor,
  documentId: string,
  doc: Y.Doc,
  { now, written }: { now: Date; written: boolean },
): Promise<void> {
  const [row] = await executor
    .update(documents)
    .set({ empty: isEmptyDoc(doc), ...(written && { updatedAt: now }) })
    .where(eq(documents.id, documentId))
    .returning();
  if (!row || row.stageId !== null) return;
  const stages = stagesOf(await findDocumentStages(executor, row.projectId));
  await noteFilled(executor, row.projectId, { filled: filledStages(doc, stages), stages, now });
}
