import type { DeletedStage } from '@pv/contract';
import { and, asc, eq } from 'drizzle-orm';
import type { Executor } from '../../../db/database.ts';
import { projectEvents } from '../../../db/schema/index.ts';
import { deletedStages, loadState } from '../../approval/public.ts';
import { stageWasSent } from './bring-back.ts';

async function deleters(executor: Executor, projectId: string): Promise<Map<string, string>> {
  const rows = await executor
    .select({ stageId: projectEvents.stageId, name: projectEvents.actorName })
    .from(projectEvents)
    .where(and(eq(projectEvents.projectId, projectId), eq(projectEvents.kind, 'stage_deleted')))
    .orderBy(asc(projectEvents.createdAt));
  return new Map(rows.flatMap(({ stageId, name }) => (stageId ? [[stageId, name]] : [])));
}

/**
 * The deleted stages of a project, for a member of its team: what they were called, who deleted them
 * and when.
 * @throws AppError `not_found`
 */
export async function listDeleted(
  executor: Executor,
  { projectId, userId }: { projectId: string; userId: string },
): Promise<DeletedStage[]> {
  const state = await loadState(executor, projectId, userId);
  const names = await deleters(executor, projectId);
  const rows = await deletedStages(executor, projectId);
  return rows.map(({ id, title, statusSince }) => ({
    id,
    title,
    deleted_at: statusSince.toISOString(),
    deleted_by: names.get(id) ?? '',
    was_sent: stageWasSent(state, id),
  }));
}
