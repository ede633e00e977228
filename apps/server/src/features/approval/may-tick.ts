import { allowed, PLAN_STATUS, PROJECT_STATUS, RESULT_STATUS, type RoleCode } from '@pv/contract';
import { heldRoles } from './in-state.ts';
import { statusOf } from './section-facts.ts';
import type { Place, ProjectState } from './state.ts';

/** With these a section is back with the supervisor, who reworks it by the remarks of the curator. */
const WITH_SUPERVISOR: Readonly<Record<Place['section'], string>> = {
  project: PROJECT_STATUS.revision_supervisor,
  plan: PLAN_STATUS.revision_supervisor,
  result: RESULT_STATUS.revision_supervisor,
  final: RESULT_STATUS.revision_supervisor,
};

/** A review whose remarks are ticked off. */
interface Remarked {
  place: Place;
  /** The role of whoever has made the remarks. */
  by: RoleCode | null;
}

/**
 * Whether somebody with this role says of the remarks of a review that they are dealt with: whoever sends
 * the section for approval, and the supervisor of what others have remarked while it is back with him.
 * Whoever only reviews does not. Nobody does in a finished project, which callers ask themselves.
 */
export function mayTick(state: ProjectState, { place, by }: Remarked, role: RoleCode): boolean {
  const hasResearchers = heldRoles(state.team).has('researcher');
  if (allowed(role, 'send', { hasResearchers })) return true;
  if (role !== 'supervisor' || by === 'supervisor') return false;
  return statusOf(state, place) === WITH_SUPERVISOR[place.section];
}
