import type { ErrorCode } from '../http/errors.ts';
import type { DecisionAction } from './chain/row.ts';
import { opensRound } from './effects.ts';
import type { ResearchFacts } from './facts.ts';
import type { Intent } from './intents.ts';
import { hasOpenRound, PHASE_INFO, type Phase } from './phases.ts';
import type { ResearchRow } from './research-tables.ts';
import type { Presence, ResearchRole } from './roles.ts';
import { isResultStatus, phaseOf, type ResearchSection } from './sections.ts';
import type { ResearchStatus } from './statuses.ts';

/** A refusal: its code and, for missing content, the items that are missing. */
export interface Refusal {
  ok: false;
  code: ErrorCode;
  items: readonly string[];
}

/** A refusal with a code alone. */
export function refuse(code: ErrorCode, items: readonly string[] = []): Refusal {
  return { ok: false, code, items };
}

/**
 * What stands in the way of any move in the section, whoever makes it: a finished project is
 * read-only but for its final approval, which may be withdrawn.
 */
export function refuseAnyMove(
  section: ResearchSection,
  status: ResearchStatus,
  facts: ResearchFacts,
): Refusal | null {
  if (status === 'deleted') return refuse('not_found');
  if (facts.completion === 'succeeded' && section !== 'final') return refuse('project_finished');
  return null;
}

/** The conditions of a row that fits the actor and the team, and yet do not hold. */
export function refuseByCondition(row: ResearchRow, facts: ResearchFacts): Refusal | null {
  const { condition } = row;
  if (condition.planValid && !facts.planValid) return refuse('plan_not_approved');
  if (condition.stagesFinished && facts.completion === 'none') return refuse('stages_unfinished');
  return null;
}

/** A round opens on complete content only, whoever opens it. */
export function refuseByContent(intent: Intent, from: Phase, facts: ResearchFacts): Refusal | null {
  if (facts.missing.length === 0 || !opensRound(intent, { waiting: hasOpenRound(from) }))
    return null;
  return refuse('content_missing', facts.missing);
}

/** The code for a section whose stage is in its other part: the plan is done, or not yet. */
function otherPart(status: ResearchStatus, action: DecisionAction): ErrorCode {
  if (isResultStatus(status)) return action === 'approve' ? 'already_decided' : 'section_locked';
  return action === 'approve' ? 'plan_not_approved' : 'not_your_move';
}

/** Phases that a round starts from by the author side's sending. */
const UNSENT: ReadonlySet<Phase> = new Set(['created', 'reapproval', 'revision_researcher']);

/** Why no row fits: somebody has decided already, or it is the move of somebody else. */
export function refuseUnlisted(
  section: ResearchSection,
  status: ResearchStatus,
  actor: ResearchRole,
  action: DecisionAction,
  present: Presence,
): Refusal {
  const phase = phaseOf(section, status);
  if (!phase) return refuse(otherPart(status, action));
  const skips = actor === 'supervisor' && present.researcher && UNSENT.has(phase);
  if (skips && action === 'approve') return refuse('researcher_first');
  const { family } = PHASE_INFO[phase];
  const passedOn = actor === 'supervisor' && phase === 'waiting_curator';
  const decided = action === 'approve' && (family === 'approved' || passedOn);
  return refuse(decided ? 'already_decided' : 'not_your_move');
}
