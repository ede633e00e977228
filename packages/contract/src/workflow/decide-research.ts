import type { RoleCode } from '../kinds/roles.ts';
import type { DecisionAction } from './chain/row.ts';
import { approvalHolds } from './edition.ts';
import { decisionEffects, restoreEffects, type WorkflowEffect } from './effects.ts';
import type { ResearchFacts } from './facts.ts';
import type { Intent } from './intents.ts';
import { approvedBy, type Phase, passageOf, type TargetPhase } from './phases.ts';
import {
  type Refusal,
  refuse,
  refuseAnyMove,
  refuseByCondition,
  refuseByContent,
  refuseUnlisted,
} from './refuse-research.ts';
import { RESEARCH_TABLES, type ResearchRow, type RowId } from './research-tables.ts';
import {
  isResearchRole,
  type Presence,
  presentRoles,
  RESEARCH_ROLES,
  type ResearchRole,
} from './roles.ts';
import { phaseOf, type ResearchSection, type StatusOf, statusFor } from './sections.ts';

/** A permitted move: the status it leads to and everything it leaves behind. */
export interface Decided<S extends ResearchSection = ResearchSection> {
  ok: true;
  next: StatusOf<S>;
  row: RowId;
  intent: Intent;
  /** The content had not changed since its approval, and the approval stands again. */
  restored: boolean;
  /** A request to reopen waits for an answer; stored with the section, read by `completion`. */
  requestPending: boolean;
  effects: readonly WorkflowEffect<ResearchRole>[];
}

export type Decision<S extends ResearchSection = ResearchSection> = Decided<S> | Refusal;

const AUTHORS: readonly ResearchRole[] = ['researcher'];

function fitsTeam(row: ResearchRow, present: Presence): boolean {
  return RESEARCH_ROLES.every((role) => (row.condition[role] ?? present[role]) === present[role]);
}

/** The rows for this actor, action, status and team; the tables make sure that there is at most one. */
export function matchingRows(
  section: ResearchSection,
  status: StatusOf<ResearchSection>,
  actor: ResearchRole,
  action: DecisionAction,
  present: Presence,
): ResearchRow[] {
  return RESEARCH_TABLES[section].filter(
    (row) =>
      row.actor === actor &&
      row.action === action &&
      row.from.has(status) &&
      fitsTeam(row, present),
  );
}

/** The phase that an unchanged section returns to, or null when a full round is needed. */
function restoredPhase(row: ResearchRow, facts: ResearchFacts): TargetPhase | null {
  const { approved } = facts;
  if (!row.restorable || !facts.restoreUnchanged || !approved) return null;
  return approvalHolds(approved, facts.contentHash) ? approvedBy(approved.approvedBy) : null;
}

function apply<S extends ResearchSection>(
  section: S,
  from: Phase,
  row: ResearchRow,
  intent: Intent,
  facts: ResearchFacts,
): Decided<S> {
  const restored = restoredPhase(row, facts);
  const passage = passageOf(from, restored ?? row.toPhase);
  const listeners = { held: presentRoles(facts.present), authors: AUTHORS };
  return {
    ok: true,
    next: statusFor(section, restored ?? row.toPhase),
    row: row.id,
    intent,
    restored: restored !== null,
    requestPending: intent === 'request_reopening',
    effects: restored
      ? restoreEffects(listeners)
      : decisionEffects(intent, row.actor, passage, listeners),
  };
}

/**
 * Decides `approve` or `revise` of one person on one section of a research or article project.
 * The actor's own role counts as present, whatever the facts say. Refusals: `forbidden` for a role
 * that never decides, `not_found` for a deleted stage, `project_finished`, `plan_not_approved`,
 * `stages_unfinished`, `content_missing` with the items, `already_decided`, `section_locked`,
 * `researcher_first` for a supervisor who approves what the researchers have yet to send, and
 * `not_your_move` for everything that no row lists.
 */
export function decideResearch<S extends ResearchSection>(
  section: S,
  status: StatusOf<S>,
  actor: RoleCode,
  action: DecisionAction,
  facts: ResearchFacts,
): Decision<S> {
  if (!isResearchRole(actor)) return refuse('forbidden');
  const blocked = refuseAnyMove(section, status, facts);
  if (blocked) return blocked;
  const present = { ...facts.present, [actor]: true };
  const [row] = matchingRows(section, status, actor, action, present);
  const from = phaseOf(section, status);
  const intent = row?.from.get(status);
  if (!row || !from || !intent) return refuseUnlisted(section, status, actor, action, present);
  return (
    refuseByCondition(row, facts) ??
    refuseByContent(intent, from, facts) ??
    apply(section, from, row, intent, { ...facts, present })
  );
}
