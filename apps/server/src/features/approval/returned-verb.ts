import type { Intent, RoleCode, WorkflowStatus } from '@pv/contract';
import { workflowOf } from './in-state.ts';
import { factsOf } from './section-facts.ts';
import type { Place, ProjectState } from './state.ts';

const SENDS_ON: ReadonlySet<Intent> = new Set(['send', 'cancel_request', 'pass_down']);

/**
 * What is done with a section that came back: it is sent again, or, by those who have nobody to send it to
 * or to hand it down to, reworked and approved.
 * @param status of the section once it has come back
 * @param role whose turn it is
 */
export function returnedVerb(
  state: ProjectState,
  place: Place,
  { status, role }: { status: WorkflowStatus; role: RoleCode | undefined },
): 'revise' | 'rework' {
  if (!role) return 'revise';
  const facts = { ...factsOf(state, place), missing: [] };
  const actions = workflowOf(state).actions({ section: place.section, status }, role, facts);
  return actions.some(({ intent }) => SENDS_ON.has(intent)) ? 'revise' : 'rework';
}
