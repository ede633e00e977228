import { AppError, MAX_NUMERIC_STAGES, type Stage } from '@pv/contract';
import type { Work } from '../../../context.ts';
import {
  deletedStages,
  editContent,
  openMoves,
  presentStage,
  projectOfStage,
  stageOf,
} from '../../approval/public.ts';
import { numericStages } from './arrangement.ts';
import { bringBack, statusesBack } from './bring-back.ts';
import { numberStages } from './move-stage.ts';

/**
 * Brings a deleted stage back to its place in the roadmap, with everything that was in it. A stage that
 * is there already stays as it is.
 * @throws AppError `not_found`, `too_many_stages`, and the refusals of `editContent`
 */
export async function restoreStage(
  work: Work,
  { stageId, userId }: { stageId: string; userId: string },
): Promise<Stage> {
  const projectId = await projectOfStage(work.trx, stageId);
  const deleted = await deletedStages(work.trx, projectId);
  const state = await editContent(work, { projectId, userId }, (before) => {
    const there = before.stages.some(({ id }) => id === stageId);
    if (there) return { places: [], kind: 'stage_restored', write: null };
    const stage = deleted.find(({ id }) => id === stageId);
    if (!stage) throw new AppError('not_found');
    const rest = numericStages(before);
    if (rest.length >= MAX_NUMERIC_STAGES) throw new AppError('too_many_stages');
    const number = Math.min(stage.number ?? Infinity, rest.length + 1);
    return {
      places: [],
      kind: 'stage_restored',
      stageId,
      after: { title: stage.title, number, ...statusesBack(before, stage) },
      write: async () => {
        await bringBack(work, before, stage);
        await numberStages(work, rest.toSpliced(number - 1, 0, stage));
      },
    };
  });
  const reader = { userId, now: work.now, rules: work.deps.config };
  return presentStage(state, stageOf(state, stageId), openMoves(state, reader.rules), reader);
}
