import { AppError, allowed, removalOf } from '@pv/contract';
import { and, eq, gt } from 'drizzle-orm';
import type { Work } from '../../../context.ts';
import { teamRequests } from '../../../db/schema/index.ts';
import { lockState, memberOf, type ProjectState, type TeamMember } from '../../approval/public.ts';
import { deleteProject } from '../../project/public.ts';
import { dismiss } from '../dismiss.ts';
import { tellRemoved, tellRequester } from '../notices/tell.ts';
import type { RequestRow } from '../requests/find-request.ts';
import { fulfilRequest } from '../requests/fulfil-request.ts';
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

/** The request that somebody leaves, while it waits for his answer. */
async function askedToLeave({ trx, now }: Work, projectId: string, userId: string) {
  const { targetId, kind, status, expiresAt } = teamRequests;
  const asked = and(eq(teamRequests.projectId, projectId), eq(targetId, userId));
  const waits = and(eq(kind, 'exclusion'), eq(status, 'pending'), gt(expiresAt, now));
  const [row] = await trx.select().from(teamRequests).where(and(asked, waits));
  return row;
}

/** Whoever goes while he is asked to has consented; his own words, if he says any, are the reason. */
async function consent(
  work: Work,
  state: ProjectState,
  me: TeamMember,
  { row, reason }: { row: RequestRow; reason: string | null },
): Promise<void> {
  await fulfilRequest({ work, state, row: { ...row, reason: reason ?? row.reason }, target: me });
  await tellRequester(work, state, row, 'accepted');
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
    const row = await askedToLeave(work, projectId, me.userId);
    if (row) return consent(work, state, me, { row, reason });
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
