import type { Intent, RoleCode, WorkflowStatus } from '@pv/contract';
import { workflowOf } from './in-state.ts';
import type { ApprovalRules } from './rules.ts';
import { factsOf } from './section-facts.ts';
import type { Place, ProjectState } from './state.ts';

const SENDS_ON: ReadonlySet<Intent> = new Set(['send', 'cancel_request', 'pass_down']);

/**
 * What is done with a section that came back: it is sent again, or, by those who have nobody to send it to
 * or to hand it down to, reworked and approved.
 * @param back the status of the section once it has come back, whose turn it is, and the installation's rules
 */
export function returnedVerb(
  state: ProjectState,
  place: Place,
  back: { status: WorkflowStatus; role: RoleCode | undefined; rules: ApprovalRules },
): 'revise' | 'rework' {
  const { status, role, rules } = back;
  if (!role) return 'revise';
  const facts = { ...factsOf(state, place, rules), missing: [] };
  const actions = workflowOf(state).actions({ section: place.section, status }, role, facts);
  return actions.some(({ intent }) => SENDS_ON.has(intent)) ? 'revise' : 'rework';
}
