import { AppError } from '@pv/contract';
import type { Work } from '../../context.ts';
import { loadProject, type ProjectState, refreshStanding } from '../approval/public.ts';
import { type TeamNews, tellTeam } from './notices/tell-team.ts';

/**
 * Ends every change of a team: what lists show of the project is computed anew, open editors learn of
 * it, and the team is told. Gives the state after.
 */
export async function settle(
  work: Work,
  before: ProjectState,
  news: TeamNews,
): Promise<ProjectState> {
  const after = await loadProject(work.trx, before.project.id);
  if (!after) throw new AppError('not_found');
  await refreshStanding(work, after, news.by);
  await tellTeam(work, { before, after }, news);
  return after;
}
