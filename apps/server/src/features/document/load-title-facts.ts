import { AppError } from '@pv/contract';
import type { Executor } from '../../db/database.ts';
import { deletedStages, loadState, projectOfStage } from '../approval/public.ts';
import { loadTitleSource } from './load-title-source.ts';
import type { TitleFacts } from './title-source.ts';

/**
 * What the document of a stage is headed with, for a member of the team; of a deleted stage too.
 * @throws AppError `not_found` for an absent stage and for one of a foreign project alike
 */
export async function loadTitleFacts(
  executor: Executor,
  { stageId }: { stageId: string },
  userId: string,
): Promise<TitleFacts> {
  const state = await loadState(executor, await projectOfStage(executor, stageId), userId);
  const all = [...state.stages, ...(await deletedStages(executor, state.project.id))];
  const stage = all.find(({ id }) => id === stageId);
  if (!stage) throw new AppError('not_found');
  const endsAt = stage.endsAt ?? state.project.endsAt;
  const titlePage = await loadTitleSource(executor, state);
  return { project: state.project, stage, endsAt, titlePage };
}
