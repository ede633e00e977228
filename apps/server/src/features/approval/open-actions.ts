import {
  type ApprovalAction,
  type AvailableAction,
  availableActions,
  primaryAction,
  type ResearchSection,
  type RoleCode,
} from '@pv/contract';
import { factsOf, planValidOf, statusOf } from './section-facts.ts';
import { currentSection, needsOf } from './section-needs.ts';
import type { Place, ProjectState, StageRow } from './state.ts';

const SENDING: readonly string[] = ['send', 'self_approve', 'cancel_request'];

/** A button is shown when its call would succeed, or when only content is missing for it. */
const shown = ({ blocked }: AvailableAction) => blocked === null || blocked === 'content_missing';

function actionsIn(state: ProjectState, place: Place, role: RoleCode): ApprovalAction[] {
  const facts = factsOf(state, place);
  const status = statusOf(state, place);
  const { soft } = needsOf(state, place);
  const primary = primaryAction(place.section, status, role, { ...facts, missing: [] });
  return availableActions(place.section, status, role, facts)
    .filter(shown)
    .map(({ action, intent, blocked }) => ({
      section: place.section,
      action,
      intent,
      primary: primary?.action === action && primary.intent === intent,
      missing: blocked === 'content_missing' ? [...facts.missing] : [],
      warnings: SENDING.includes(intent) ? soft : [],
    }));
}

/** The buttons of somebody with this role on the project section. */
export function projectActions(state: ProjectState, role: RoleCode): ApprovalAction[] {
  return actionsIn(state, { section: 'project', stageId: null }, role);
}

/**
 * The buttons of somebody with this role on a stage. Plan and result share the status «re-approval
 * required»: only the one that has to be sent again offers its sending.
 */
export function stageActions(
  state: ProjectState,
  stage: StageRow,
  role: RoleCode,
): ApprovalAction[] {
  const current = currentSection(stage, planValidOf(state, stage.id));
  if (!current) return [];
  const parts: readonly ResearchSection[] = current === 'final' ? ['final'] : ['plan', 'result'];
  return parts
    .flatMap((section) => actionsIn(state, { section, stageId: stage.id }, role))
    .filter(({ action, section }) => action === 'revise' || section === current);
}
