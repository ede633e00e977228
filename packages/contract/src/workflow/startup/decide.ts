import type { RoleCode } from '../../kinds/roles.ts';
import type { AvailableAction } from '../available-actions.ts';
import type { DecisionAction } from '../chain/row.ts';
import { approvalHolds } from '../edition.ts';
import { decisionEffects, opensRound, restoreEffects, type WorkflowEffect } from '../effects.ts';
import type { SectionFacts } from '../facts.ts';
import type { Intent } from '../intents.ts';
import { type Refusal, refuse } from '../refuse-research.ts';
import type { WorkflowSection } from '../sections.ts';
import { matchStartupRows, type StartupMatch } from './match-rows.ts';
import { STARTUP_PHASE_INFO, type StartupPhase, type StartupTarget } from './phases.ts';
import {
  isStartupRole,
  type StartupAuthor,
  type StartupPresence,
  type StartupRole,
} from './roles.ts';
import type { StartupRowId } from './rows.ts';
import { type StartupStatusOf, startupPhaseOf, startupStatusFor } from './sections.ts';
import { startupListeners, startupPassage } from './standing.ts';

/** What a decision on a section of a startup depends on besides its status. */
export interface StartupFacts extends SectionFacts<StartupRole> {
  /** Deciding roles that somebody in the team holds. */
  present: StartupPresence;
  /** Who sent the section last; null before the first time. */
  sender: StartupAuthor | null;
}

/** A permitted move: the status it leads to and everything it leaves behind. */
export interface StartupDecided<S extends WorkflowSection = WorkflowSection> {
  ok: true;
  next: StartupStatusOf<S>;
  row: StartupRowId;
  intent: Intent;
  /** The content had not changed since its approval, and the approval stands again. */
  restored: boolean;
  /** A request to reopen waits for an answer; stored with the section. */
  requestPending: boolean;
  effects: readonly WorkflowEffect<StartupRole>[];
}

/**
 * What stands in the way of any move in the section, whoever makes it: a finished project is
 * read-only but for its final approval; a result waits for its plan, the final result for the rest.
 */
export function refuseAnyStartupMove(
  section: WorkflowSection,
  status: string,
  facts: StartupFacts,
): Refusal | null {
  if (status === 'deleted') return refuse('not_found');
  if (facts.completion === 'succeeded' && section !== 'final') return refuse('project_finished');
  if (section === 'result' && !facts.planValid) return refuse('plan_not_approved');
  return null;
}

/** What a row that fits still waits for. */
export function refuseStartupRow(
  section: WorkflowSection,
  phase: StartupPhase,
  { row, intent }: StartupMatch,
  facts: StartupFacts,
): Refusal | null {
  const early = section === 'final' && row.action === 'approve' && facts.completion === 'none';
  if (early) return refuse('stages_unfinished');
  const waiting = STARTUP_PHASE_INFO[phase].family === 'waiting';
  if (facts.missing.length === 0 || !opensRound(intent, { waiting })) return null;
  return refuse('content_missing', facts.missing);
}

/** Why no row fits: it is approved or signed already, or it is the move of somebody else. */
function refuseUnlisted(phase: StartupPhase, actor: StartupRole, action: DecisionAction): Refusal {
  const { family, roles } = STARTUP_PHASE_INFO[phase];
  const signed = family === 'waiting' && !roles.includes(actor);
  const reviewer = actor !== 'founder' && actor !== 'topmanager';
  if (action === 'revise') return refuse('not_your_move');
  if (signed && reviewer) return refuse('role_signed');
  return refuse(family === 'approved' ? 'already_decided' : 'not_your_move');
}

/** The phase that an unchanged section returns to, or null when a full round is needed. */
function restoredPhase({ row, intent }: StartupMatch, facts: StartupFacts): StartupTarget | null {
  const { approved } = facts;
  const restorable = row.starts === true || intent === 'cancel_request';
  if (!restorable || !facts.restoreUnchanged || !approved) return null;
  return approvalHolds(approved, facts.contentHash) ? `approved_${approved.approvedBy}` : null;
}

function apply<S extends WorkflowSection>(
  section: S,
  from: StartupPhase,
  actor: StartupRole,
  match: StartupMatch,
  facts: StartupFacts,
): StartupDecided<S> {
  const { row, intent, to } = match;
  const restored = restoredPhase(match, facts);
  const passage = startupPassage(from, restored ?? to);
  const listeners = startupListeners(facts.present);
  return {
    ok: true,
    next: startupStatusFor(section, restored ?? to),
    row: row.id,
    intent,
    restored: restored !== null,
    requestPending: intent === 'request_reopening',
    effects: restored
      ? restoreEffects(listeners)
      : decisionEffects(intent, actor, passage, listeners),
  };
}

/**
 * Decides `approve` or `revise` of one person on one section of a startup. The actor's own role
 * counts as held, whatever the facts say. Refusals: `forbidden` for a role that never decides,
 * `not_found` for a deleted stage, `project_finished`, `plan_not_approved`, `stages_unfinished`,
 * `content_missing` with the items, `already_decided`, `role_signed` for a role that has signed the
 * open round, and `not_your_move` for everything that no row lists.
 */
export function decideStartup<S extends WorkflowSection>(
  section: S,
  status: string,
  actor: RoleCode,
  action: DecisionAction,
  facts: StartupFacts,
): StartupDecided<S> | Refusal {
  if (!isStartupRole(actor)) return refuse('forbidden');
  const blocked = refuseAnyStartupMove(section, status, facts);
  if (blocked) return blocked;
  const phase = startupPhaseOf(section, status);
  if (!phase) return refuse('not_your_move');
  const present = { ...facts.present, [actor]: true };
  const [match] = matchStartupRows({ phase, actor, action, present, sender: facts.sender });
  if (!match) return refuseUnlisted(phase, actor, action);
  return (
    refuseStartupRow(section, phase, match, facts) ??
    apply(section, phase, actor, match, { ...facts, present })
  );
}

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
