import { AppError, type RoleCode } from '@pv/contract';
import type { Work } from '../../context.ts';
import {
  loadProject,
  openMoves,
  type ProjectState,
  refreshStanding,
  type TeamMember,
} from '../approval/public.ts';
import { mailNewMove } from './mails/mail-new-move.ts';

type Move = ReturnType<typeof openMoves>[number];

const keysOf = ({ section, stageId, roles, asked }: Move) =>
  roles.map((role) => [section, stageId, role, asked].join());

/** The roles that have something to do now and had not before. */
function newlyAsked(before: ProjectState, after: ProjectState): ReadonlySet<RoleCode> {
  const known = new Set(openMoves(before).flatMap(keysOf));
  const fresh = openMoves(after).filter((move) => !keysOf(move).every((key) => known.has(key)));
  return new Set(fresh.flatMap((move) => move.roles));
}

/**
 * Ends every change of a team: what lists show of the project is computed anew, open editors learn of
 * it, and those whose move it has become are mailed, once each. Gives the state after.
 */
export async function settle(
  work: Work,
  before: ProjectState,
  person: TeamMember,
): Promise<ProjectState> {
  const after = await loadProject(work.trx, before.project.id);
  if (!after) throw new AppError('not_found');
  await refreshStanding(work, after);
  const asked = newlyAsked(before, after);
  for (const member of after.team) {
    if (member.userId === person.userId || !asked.has(member.role)) continue;
    await mailNewMove(work, after.project, person, member);
  }
  return after;
}
