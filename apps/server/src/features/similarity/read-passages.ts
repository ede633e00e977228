import { plainSnapshot } from '@pv/editor-schema';
import { and, eq, ne, or } from 'drizzle-orm';
import type { Deps } from '../../context.ts';
import { documents, stages } from '../../db/schema/index.ts';
import { unpackVersion } from '../../documents/store/pack-version.ts';
import { findThesis } from '../../documents/thesis/find-thesis.ts';
import { byPlace } from '../approval/public.ts';
import { documentPassages, type Passage, plainPassages } from './passages.ts';

/**
 * The text of a work: its documents, in the order of the stages; where nothing is written in any of them,
 * what the results of the stages say.
 */
export async function readPassages(
  { connection: { db }, documents: { live, pool } }: Deps,
  projectId: string,
): Promise<Passage[]> {
  const { kind, number, title, resultText, status } = stages;
  const rows = await db
    .select({ kind, number, title, resultText, documentId: documents.id })
    .from(stages)
    .leftJoin(documents, and(eq(documents.stageId, stages.id), eq(documents.empty, false)))
    .where(and(eq(stages.projectId, projectId), or(eq(kind, 'start'), ne(status, 'deleted'))));
  rows.sort(byPlace);
  const thesis = await findThesis(db, projectId);
  const texts = thesis ? [thesis.id] : rows.flatMap(({ documentId }) => documentId ?? []);
  const passages: Passage[] = [];
  for (const documentId of texts) {
    const given = { updates: await live.updates(documentId) };
    const { packed } = await pool.run({ name: 'pack', given }, { documentId });
    passages.push(...documentPassages(plainSnapshot(await unpackVersion(packed))));
  }
  if (passages.length > 0) return passages;
  return rows.flatMap((stage) => plainPassages(stage.title, stage.resultText));
}
