import { and, asc, desc, eq } from 'drizzle-orm';
import type { Executor } from '../../db/database.ts';
import { stages } from '../../db/schema/index.ts';
import type { StageRow } from './state.ts';

/** The deleted stages of a project, the last deleted one first. */
export function deletedStages(executor: Executor, projectId: string): Promise<StageRow[]> {
  return executor
    .select()
    .from(stages)
    .where(and(eq(stages.projectId, projectId), eq(stages.status, 'deleted')))
    .orderBy(desc(stages.statusSince), asc(stages.number), asc(stages.id));
}
