import { AppError } from '@pv/contract';
import { eq } from 'drizzle-orm';
import type { Work } from '../../../context.ts';
import { tasks } from '../../../db/schema/index.ts';
import {
  completionOf,
  editContent,
  projectOfStage,
  stageOf,
  workflowOf,
  writeStatus,
} from '../../approval/public.ts';
import { numberStages } from './move-stage.ts';

/**
 * Deletes a stage: its row, reviews and editions stay, the numbers of the rest close up.
 * @throws AppError `not_found`, `forbidden`, `project_finished`, `stage_not_deletable`
 */
export async function deleteStage(
  work: Work,
  { stageId, userId }: { stageId: string; userId: string },
): Promise<void> {
  const projectId = await projectOfStage(work.trx, stageId);
  await editContent(work, { projectId, userId }, (state) => {
    const stage = stageOf(state, stageId);
    const refusal = workflowOf(state).deletion(stage, completionOf(state));
    if (refusal) throw new AppError(refusal);
    return {
      places: [],
      kind: 'stage_deleted',
      stageId,
      before: { title: stage.title, number: stage.number, status: stage.status },
      write: async () => {
        // what was to be done in it is still to be done
        await work.trx.update(tasks).set({ stageId: null }).where(eq(tasks.stageId, stageId));
        await writeStatus(work, projectId, { section: 'plan', stageId }, 'deleted');
        const rest = state.stages.filter((one) => one.kind === 'numeric' && one.id !== stageId);
        await numberStages(work, rest);
      },
    };
  });
}
