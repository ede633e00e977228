import type { ErrorCode } from '../http/errors.ts';
import type { DecisionAction } from './chain/row.ts';
import { matchingRows } from './decide-research.ts';
import type { ResearchFacts } from './facts.ts';
import type { Move } from './moves.ts';
import { refuseAnyMove, refuseByCondition, refuseByContent } from './refuse-research.ts';
import type { RowId } from './research-tables.ts';
import { isResearchRole, type Role } from './roles.ts';
import type { ResearchSection, StatusOf } from './sections.ts';
import { whoseMove } from './whose-move.ts';

/** A button: the call it makes, what it is called, and what the call still waits for. */
export interface AvailableAction {
  action: DecisionAction;
  /** The name of the button in the texts. */
  move: Move;
  row: RowId;
  /** Why the call would be refused now although it is this person's to make, or null. */
  blocked: ErrorCode | null;
}

const ACTIONS: readonly DecisionAction[] = ['approve', 'revise'];

/** What somebody with this role may do about the approval of a section: at most one button a call. */
export function availableActions<S extends ResearchSection>(
  section: S,
  status: StatusOf<S>,
  actor: Role,
  facts: ResearchFacts,
): AvailableAction[] {
  if (!isResearchRole(actor) || refuseAnyMove(section, status, facts)) return [];
  const present = { ...facts.present, [actor]: true };
  return ACTIONS.flatMap((action) =>
    matchingRows(section, status, actor, action, present).flatMap((row) => {
      const move = row.from.get(status);
      if (!move) return [];
      const refusal = refuseByCondition(row, facts) ?? refuseByContent(move, facts);
      return [{ action, move, row: row.id, blocked: refusal?.code ?? null }];
    }),
  );
}

const FORWARD: ReadonlySet<Move> = new Set([
  'send',
  'pass_on',
  'approve',
  'approve_anew',
  'self_approve',
  'grant_request',
]);

/**
 * The one button to show filled: the move that brings the section forward, or answers a request,
 * when it is this person's turn. Null when there is nothing that the person is waited for.
 */
export function primaryAction<S extends ResearchSection>(
  section: S,
  status: StatusOf<S>,
  actor: Role,
  facts: ResearchFacts,
): AvailableAction | null {
  if (actor !== whoseMove(status, facts.present)) return null;
  const actions = availableActions(section, status, actor, facts);
  return actions.find(({ move, blocked }) => FORWARD.has(move) && blocked === null) ?? null;
}
