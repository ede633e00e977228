import {
  type ApprovalAction,
  type AvailableAction,
  primaryOf,
  type RoleCode,
  type WorkflowSection,
} from '@pv/contract';
import { currentSection } from './current-section.ts';
import { heldRoles, workflowOf } from './in-state.ts';
import { returnedVerb } from './returned-verb.ts';
import type { ApprovalRules } from './rules.ts';
import { factsOf, sectionAt } from './section-facts.ts';
import { needsOf } from './section-needs.ts';
import { type Place, type ProjectState, placeKey, type StageRow } from './state.ts';

const SENDING: readonly string[] = ['send', 'self_approve', 'cancel_request'];

/** Who reworks what came back and approves it himself is told what a sender is told. */
function told(
  state: ProjectState,
  place: Place,
  role: RoleCode,
  { intent, rules }: { intent: string; rules: ApprovalRules },
): boolean {
  if (intent !== 'approve') return SENDING.includes(intent);
  const { status } = sectionAt(state, place);
  const back = workflowOf(state).family(status) === 'revision';
  return back && returnedVerb(state, place, { status, role, rules }) === 'rework';
}

/** A button is shown when its call would succeed, or when only content is missing for it. */
const shown = ({ blocked }: AvailableAction) => blocked === null || blocked === 'content_missing';

/** The buttons of somebody with this role on a section, whether or not it is the one under way. */
export function sectionActions(
  state: ProjectState,
  place: Place,
  role: RoleCode,
  rules: ApprovalRules,
): ApprovalAction[] {
  const facts = factsOf(state, place, rules);
  const at = sectionAt(state, place);
  const workflow = workflowOf(state);
  const { soft } = needsOf(state, place, rules);
  const open = state.openRemarks.get(placeKey(place)) ?? 0;
  const mine = workflow.movers(at, heldRoles(state.team)).includes(role);
  const primary = mine ? primaryOf(workflow.actions(at, role, { ...facts, missing: [] })) : null;
  return workflow
    .actions(at, role, facts)
    .filter(shown)
    .map(({ action, intent, blocked }) => ({
      section: place.section,
      action,
      intent,
      primary: primary?.action === action && primary.intent === intent,
      missing: blocked === 'content_missing' ? [...facts.missing] : [],
      warnings: told(state, place, role, { intent, rules }) ? soft : [],
      open_remarks: told(state, place, role, { intent, rules }) ? open : 0,
    }));
}

/** The buttons of somebody with this role on the project section. */
export function projectActions(
  state: ProjectState,
  role: RoleCode,
  rules: ApprovalRules,
): ApprovalAction[] {
  return sectionActions(state, { section: 'project', stageId: null }, role, rules);
}

/**
 * The buttons of somebody with this role on a stage. Plan and result share the status «re-approval
 * required»: only the one that has to be sent again offers its sending.
 */
export function stageActions(
  state: ProjectState,
  stage: StageRow,
  role: RoleCode,
  rules: ApprovalRules,
): ApprovalAction[] {
  const current = currentSection(state, stage);
  if (!current) return [];
  const parts: readonly WorkflowSection[] = current === 'final' ? ['final'] : ['plan', 'result'];
  return parts
    .flatMap((section) => sectionActions(state, { section, stageId: stage.id }, role, rules))
    .filter(({ action, section }) => action === 'revise' || section === current);
}
