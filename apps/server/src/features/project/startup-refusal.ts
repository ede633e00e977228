import { allowed, type SpinoffOffer } from '@pv/contract';
import { completionOf, heldRoles, memberOf, type ProjectState } from '../approval/public.ts';

/** Why a member may not turn this work into a startup, or null. */
export function startupRefusal(state: ProjectState, userId: string): SpinoffOffer['refused'] {
  const { role } = memberOf(state, userId);
  const hasResearchers = heldRoles(state.team).has('researcher');
  if (!allowed(role, 'start_startup', { hasResearchers })) return 'forbidden';
  return completionOf(state) === 'succeeded' ? null : 'work_unfinished';
}
