import type { RoleCode } from '../../kinds/roles.ts';
import type { AvailableAction } from '../available-actions.ts';
import type { DecisionAction } from '../chain/row.ts';
import type { WorkflowSection } from '../sections.ts';
import { refuseAnyStartupMove, refuseStartupRow, type StartupFacts } from './decide.ts';
import { matchStartupRows } from './match-rows.ts';
import { isStartupRole } from './roles.ts';
import { startupPhaseOf } from './sections.ts';

const ACTIONS: readonly DecisionAction[] = ['approve', 'revise'];

/** What somebody with this role may do about the approval of a section: at most one button a call. */
export function availableStartupActions(
  section: WorkflowSection,
  status: string,
  actor: RoleCode,
  facts: StartupFacts,
): AvailableAction[] {
  const phase = startupPhaseOf(section, status);
  if (!phase || !isStartupRole(actor) || refuseAnyStartupMove(section, status, facts)) return [];
  const present = { ...facts.present, [actor]: true };
  return ACTIONS.flatMap((action) =>
    matchStartupRows({ phase, actor, action, present, sender: facts.sender }).map((match) => ({
      action,
      intent: match.intent,
      row: match.row.id,
      blocked: refuseStartupRow(section, phase, match, facts)?.code ?? null,
    })),
  );
}
