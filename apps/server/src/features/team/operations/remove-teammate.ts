import { AppError, allowed, removalOf } from '@pv/contract';
import type { Work } from '../../../context.ts';
import { lockState, memberOf, type ProjectState, type TeamMember } from '../../approval/public.ts';
import { deleteProject } from '../../project/public.ts';
import { dismiss } from '../dismiss.ts';
import { tellRemoved } from '../notices/tell-removed.ts';
import { openRequest } from '../requests/open-request.ts';

interface Removal {
  projectId: string;
  /** Who asks. */
  userId: string;
  /** Who is to go. */
  targetId: string;
  reason: string | null;
  /** The title of the project as its creator has typed it. */
  title: string | null;
}

/** The creator who leaves deletes the project, and shows by its title that he means it. */
async function leave(
  work: Work,
  state: ProjectState,
  me: TeamMember,
  { title, reason }: Pick<Removal, 'title' | 'reason'>,
) {
  const { id: projectId, creatorId, title: actual } = state.project;
  if (creatorId !== me.userId) {
    return dismiss(work, state, { person: me, by: me, rule: 'own_will', reason });
  }
  if (title?.trim() !== actual.trim()) throw new AppError('title_mismatch');
  await deleteProject(work, { projectId, userId: me.userId, rule: 'left', reason });
}

/**
 * Leaves a team, removes a member at once, or asks for his consent, as the rules of exclusion say.
 * @throws AppError `not_found`, `forbidden`, `creator_stays`, `already_requested`, `title_mismatch`
 */
export async function removeTeammate(work: Work, removal: Removal): Promise<void> {
  const { projectId, userId, targetId, reason } = removal;
  const state = await lockState(work.trx, projectId, userId);
  const me = memberOf(state, userId);
  if (targetId === userId) return leave(work, state, me, removal);
  const target = memberOf(state, targetId);
  if (!allowed(me.role, 'request_exclusion')) throw new AppError('forbidden');
  if (targetId === state.project.creatorId) throw new AppError('creator_stays');
  const way = removalOf(me.role, target.role);
  if (way === 'no') throw new AppError('forbidden');
  if (way === 'consent') {
    return openRequest(work, state, { kind: 'exclusion', requester: me, target, reason });
  }
  await dismiss(work, state, { person: target, by: me, rule: 'at_once', reason });
  await tellRemoved(work, state, target, { by: me, reason });
}
