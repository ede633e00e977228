import { oneThesis, type ThesisView } from '@pv/contract';
import { desc, eq } from 'drizzle-orm';
import type { Executor } from '../../../db/database.ts';
import { documentVersions } from '../../../db/schema/index.ts';
import { findDocumentStages, findThesis, stagesOf } from '../../../documents/thesis/find-thesis.ts';
import { editOf, loadState, resultPlace, stageOf, workflowOf } from '../../approval/public.ts';

/**
 * What the page of a project tells of its one document, which need not be begun; null where its stages have
 * documents of their own.
 * @throws AppError `not_found`
 */
export async function readThesis(
  executor: Executor,
  { projectId, userId }: { projectId: string; userId: string },
): Promise<ThesisView | null> {
  const state = await loadState(executor, projectId, userId);
  const { project, documents } = state;
  const row = await findThesis(executor, projectId);
  if (!row && !oneThesis(project.type, project.category)) return null;
  const stages = await findDocumentStages(executor, projectId);
  const { last } = stagesOf(stages);
  if (!row) {
    // what is written in documents of stages becomes one when it is opened
    const written = [...documents.values()].some(({ empty }) => !empty);
    const at = written ? project.updatedAt.toISOString() : null;
    return { stage_id: last, updated_at: at, words: null, waiting: [] };
  }
  const [newest] = await executor
    .select({ words: documentVersions.words, reason: documentVersions.reason })
    .from(documentVersions)
    .where(eq(documentVersions.documentId, row.id))
    .orderBy(desc(documentVersions.createdAt))
    .limit(1);
  const waits = (id: string) => {
    // as those meet it who write, whoever asks
    const edit = editOf(state, resultPlace(stageOf(state, id)), 'researcher');
    const effect = workflowOf(state).edit(edit);
    return effect.kind === 'refused' && effect.code === 'section_locked';
  };
  return {
    stage_id: last,
    updated_at: row.updatedAt.toISOString(),
    // one that was kept before a change holds what stands there no more
    words: newest && !newest.reason.startsWith('before_') ? newest.words : null,
    waiting: stages.filter(({ id }) => waits(id)),
  };
}
