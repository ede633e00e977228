import type { ErrorCode } from '../http/errors.ts';
import type { RoleCode } from '../kinds/roles.ts';
import type { DecisionAction } from './chain/row.ts';
import { matchingRows } from './decide-research.ts';
import type { ResearchFacts } from './facts.ts';
import type { Intent } from './intents.ts';
import { refuseAnyMove, refuseByCondition, refuseByContent } from './refuse-research.ts';
import type { RowId } from './research-tables.ts';
import { isResearchRole } from './roles.ts';
import { phaseOf, type ResearchSection, type StatusOf } from './sections.ts';
import type { StartupRowId } from './startup/rows.ts';
import { whoseMove } from './whose-move.ts';

/** A button: the call it makes, what it is called, and what the call still waits for. */
export interface AvailableAction {
  action: DecisionAction;
  /** The name of the button in the texts. */
  intent: Intent;
  row: RowId | StartupRowId;
  /** Why the call would be refused now although it is this person's to make, or null. */
  blocked: ErrorCode | null;
}

const ACTIONS: readonly DecisionAction[] = ['approve', 'revise'];

/** What somebody with this role may do about the approval of a section: at most one button a call. */
export function availableActions<S extends ResearchSection>(
  section: S,
  status: StatusOf<S>,
  actor: RoleCode,
  facts: ResearchFacts,
): AvailableAction[] {
  if (!isResearchRole(actor) || refuseAnyMove(section, status, facts)) return [];
  const from = phaseOf(section, status);
  const present = { ...facts.present, [actor]: true };
  return ACTIONS.flatMap((action) =>
    matchingRows(section, status, actor, action, present).flatMap((row) => {
      const intent = row.from.get(status);
      if (!intent || !from) return [];
      const refusal = refuseByCondition(row, facts) ?? refuseByContent(intent, from, facts);
      return [{ action, intent, row: row.id, blocked: refusal?.code ?? null }];
    }),
  );
}

const FORWARD: ReadonlySet<Intent> = new Set(['send', 'approve', 'self_approve', 'grant_request']);

/**
 * The one button to show filled: the move that brings the section forward, or answers a request.
 * Null when none of these can be made now. Asked for those only whose turn it is.
 */
export function primaryOf(actions: readonly AvailableAction[]): AvailableAction | null {
  return actions.find(({ intent, blocked }) => FORWARD.has(intent) && blocked === null) ?? null;
}

/** The filled button of somebody in research; null when there is nothing that he is waited for. */
export function primaryAction<S extends ResearchSection>(
  section: S,
  status: StatusOf<S>,
  actor: RoleCode,
  facts: ResearchFacts,
): AvailableAction | null {
  if (actor !== whoseMove(status, facts.present)) return null;
  return primaryOf(availableActions(section, status, actor, facts));
}
