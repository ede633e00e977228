import type { RoleCode } from '@pv/contract';
import type { Work } from '../../context.ts';
import { heldRoles, type ProjectState, type TeamMember } from '../approval/public.ts';
import { applyChange, teamChanges } from './status-changes.ts';

interface TeamChange {
  kind: 'joined' | 'left';
  role: RoleCode;
  /** Who has come or gone. */
  person: TeamMember;
  /** Who has brought it about. */
  by: { userId: string; name: string };
}

/**
 * What the workflow does to the statuses when somebody has come or gone: a reviewer who joins resets
 * approvals, and what waits for a role that nobody holds any more goes on. `state` is as after it.
 * @throws AppError `reviewer_too_late` for a reviewer who would join a finished project
 */
export async function changeStatuses(
  work: Work,
  state: ProjectState,
  { kind, role, person, by }: TeamChange,
): Promise<void> {
  const held = heldRoles(state.team);
  const first = state.team.filter((member) => member.role === role).length === 1;
  const change = kind === 'joined' ? { kind, role, first, held } : { kind, role, held };
  for (const one of teamChanges(work, state, change)) {
    await applyChange(work, state, { cause: kind, person, by }, one);
  }
}

/**
 * Whether people may still be invited for a role.
 * @throws AppError `reviewer_too_late` for a reviewer of a finished project
 */
export function checkInvitable(
  work: Pick<Work, 'deps'>,
  state: ProjectState,
  role: RoleCode,
): void {
  teamChanges(work, state, { kind: 'invited', role });
}

/** How many sections would have to be approved again if somebody joined in this role now. */
export function atStake(work: Pick<Work, 'deps'>, state: ProjectState, role: RoleCode): number {
  const held = heldRoles(state.team);
  const joined = { kind: 'joined', role, first: !held.has(role) } as const;
  const changes = teamChanges(work, state, { ...joined, held: new Set([...held, role]) });
  return changes.filter(({ from, to }) => from !== to).length;
}
