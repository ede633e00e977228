import type { ErrorCode } from '../../http/errors.ts';
import type { RoleCode } from '../../kinds/roles.ts';
import { approvalHolds } from '../edition.ts';
import { decisionEffects, hasOpenRound, opensRound, restoreEffects } from '../effects.ts';
import type { WorkflowSection } from '../sections.ts';
import type {
  Attempt,
  AvailableAction,
  HeldRoles,
  Refusal,
  SectionAt,
  WorkflowDecided,
  WorkflowFacts,
} from '../workflow.ts';
import type { Machine } from './machine.ts';
import { type Match, matchRows, type Turn } from './match-rows.ts';
import type { Row } from './row.ts';

function refuse(code: ErrorCode, items: readonly string[] = []): Refusal {
  return { ok: false, code, items };
}

/**
 * What stands in the way of any move in the section, whoever makes it: a finished project is
 * read-only but for its final approval, which may be withdrawn.
 */
function refuseAnyMove(machine: Machine, at: SectionAt, facts: WorkflowFacts): Refusal | null {
  const { section, status } = at;
  if (status === 'deleted') return refuse('not_found');
  if (facts.completion === 'succeeded' && section !== 'final') return refuse('project_finished');
  const early = machine.planFirst === 'any_move' && section === 'result' && !facts.planValid;
  return early ? refuse('plan_not_approved') : null;
}

/** What a row that fits still waits for. A round opens on complete content only, whoever opens it. */
function refuseRow(
  machine: Machine,
  { section }: SectionAt,
  { info }: Turn,
  { row, intent }: Match,
  facts: WorkflowFacts,
): Refusal | null {
  const onPlan = machine.planFirst === 'sending' && row.starts && section === 'result';
  if (onPlan && !facts.planValid) return refuse('plan_not_approved');
  const final = section === 'final' && row.action === 'approve';
  if (final && facts.completion === 'none') return refuse('stages_unfinished');
  if (facts.missing.length === 0 || !opensRound(intent, info)) return null;
  return refuse('content_missing', facts.missing);
}

/** The code for a section whose stage is in its other part: the plan is done, or not yet. */
function otherPart(machine: Machine, { status, action }: Attempt): ErrorCode {
  if (!machine.oneStatus) return 'not_your_move';
  if (machine.placeOf(status)?.ofResult) {
    return action === 'approve' ? 'already_decided' : 'section_locked';
  }
  return action === 'approve' ? 'plan_not_approved' : 'not_your_move';
}

/** Who has signed the open round already: asked in turn, those before whom it waits for. */
function hasSigned({ reviewers, sideBySide }: Machine, { info, actor }: Turn): boolean {
  const asks = reviewers.findIndex((role) => info.roles.includes(role));
  const own = reviewers.indexOf(actor);
  if (!hasOpenRound(info) || own < 0 || info.roles.includes(actor)) return false;
  return sideBySide || own < asks;
}

/** Why no row fits: somebody has decided already, or it is the move of somebody else. */
function refuseUnlisted(machine: Machine, turn: Turn): Refusal {
  const { authors, standIn, sideBySide } = machine;
  const { info, actor, held } = turn;
  if (turn.action === 'revise') return refuse('not_your_move');
  const unsent = ['created', 'reapproval', 'revision'].includes(info.family);
  const withAuthors = unsent && info.roles.every((role) => authors.includes(role));
  if (withAuthors && actor === standIn && authors.some((role) => held.has(role))) {
    return refuse('researcher_first');
  }
  if (hasSigned(machine, turn)) return refuse(sideBySide ? 'role_signed' : 'already_decided');
  return refuse(info.family === 'approved' ? 'already_decided' : 'not_your_move');
}

/** The phase that an unchanged section returns to, or null when a full round is needed. */
function restoredPhase(machine: Machine, { row, intent }: Match, facts: WorkflowFacts) {
  const { approved } = facts;
  const restorable = row.starts === true || intent === 'cancel_request';
  if (!restorable || !facts.restoreUnchanged || !approved) return null;
  const phase = `approved_${approved.approvedBy}`;
  return approvalHolds(approved, facts.contentHash) && phase in machine.phases ? phase : null;
}

function rowId({ rowLetters }: Machine, section: WorkflowSection, { number }: Row): string {
  return number === 'E13' ? number : `${rowLetters[section]}${number}`;
}

function apply(machine: Machine, attempt: Attempt, turn: Turn, match: Match, facts: WorkflowFacts) {
  const { section, actor } = attempt;
  const { row, intent, to } = match;
  const restored = restoredPhase(machine, match, facts);
  const next = restored ?? to;
  const passage = { from: turn.info, to: machine.infoOf(next) };
  const listeners = {
    held: machine.roles.filter((role) => turn.held.has(role)),
    authors: machine.authors,
  };
  return {
    ok: true as const,
    next: machine.statusFor(section, next),
    row: rowId(machine, section, row),
    intent,
    restored: restored !== null,
    requestPending: intent === 'request_reopening',
    effects: restored
      ? restoreEffects(listeners)
      : decisionEffects(intent, actor, passage, listeners),
  };
}

function turnOf(machine: Machine, attempt: Attempt, facts: WorkflowFacts): Turn | null {
  const { section, status, actor, action } = attempt;
  const phase = machine.phaseOf(section, status);
  if (phase === null) return null;
  const held = new Set([...facts.held, actor]);
  return { phase, info: machine.infoOf(phase), actor, action, held, sender: facts.sender };
}

/** See `Workflow.decide`. */
export function decide(
  machine: Machine,
  attempt: Attempt,
  facts: WorkflowFacts,
): WorkflowDecided | Refusal {
  if (!machine.roles.includes(attempt.actor)) return refuse('forbidden');
  const blocked = refuseAnyMove(machine, attempt, facts);
  if (blocked) return blocked;
  const turn = turnOf(machine, attempt, facts);
  if (!turn) return refuse(otherPart(machine, attempt));
  const [match] = matchRows(machine, turn);
  if (!match) return refuseUnlisted(machine, turn);
  return (
    refuseRow(machine, attempt, turn, match, facts) ?? apply(machine, attempt, turn, match, facts)
  );
}

/** See `Workflow.actions`. */
export function actionsOf(
  machine: Machine,
  at: SectionAt,
  actor: RoleCode,
  facts: WorkflowFacts,
): AvailableAction[] {
  if (!machine.roles.includes(actor) || refuseAnyMove(machine, at, facts)) return [];
  return (['approve', 'revise'] as const).flatMap((action) => {
    const turn = turnOf(machine, { ...at, actor, action }, facts);
    if (!turn) return [];
    return matchRows(machine, turn).map((match) => ({
      action,
      intent: match.intent,
      row: rowId(machine, at.section, match.row),
      blocked: refuseRow(machine, at, turn, match, facts)?.code ?? null,
    }));
  });
}

/** See `Workflow.movers`. */
export function moversOf(machine: Machine, { status }: SectionAt, held: HeldRoles): RoleCode[] {
  const { authors, standIn } = machine;
  const place = machine.placeOf(status);
  if (!place || (place.info.family === 'approved' && place.ofResult)) return [];
  const { family, roles } = place.info;
  const there = authors.filter((role) => held.has(role));
  const writers = there.length > 0 || !standIn ? there : [standIn];
  if (family !== 'waiting' && family !== 'revision') return writers;
  return roles.flatMap((role) => (standIn && authors.includes(role) ? writers : [role]));
}
