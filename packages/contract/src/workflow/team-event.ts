import type { ErrorCode } from '../http/errors.ts';
import type { StageKind } from '../kinds/kinds.ts';
import { afterDeparture, type Departure } from './departure.ts';
import type { WorkflowEffect } from './effects.ts';
import { resetSection } from './reset.ts';
import type { Presence, ResearchRole, ReviewerRole } from './roles.ts';
import { isResultStatus, phaseOf, type ResearchSection, statusFor } from './sections.ts';
import type { Completion, ProjectStatus, ResearchStatus, StageStatus } from './statuses.ts';

/** Whose joining resets approvals: of every reviewer, or only of the first one of a role. */
export type ReviewerReset = 'every' | 'first';

/** A change of the team. `present` is the team after it. */
export type TeamEvent =
  /** E1 to E3: somebody has accepted a role. `first`: nobody held it before. */
  | { kind: 'joined'; role: ResearchRole; first: boolean; present: Presence }
  /** E6 to E11: somebody has left a role, which others may still hold. */
  | { kind: 'left'; role: ResearchRole; present: Presence }
  /** E4, E5: an invitation is about to be sent. Nothing changes before it is accepted. */
  | { kind: 'invited'; role: ResearchRole };

/** A stage other than the start stage. `supervisorSigned`: in the section's open round. */
export interface StageState {
  id: string;
  kind: Exclude<StageKind, 'start'>;
  status: StageStatus;
  supervisorSigned: boolean;
}

/** What team events read of a project. */
export interface ResearchState {
  completion: Completion;
  project: { status: ProjectStatus; supervisorSigned: boolean };
  stages: readonly StageState[];
}

/** The change of one status, and what the server does with it. */
export interface StatusChange {
  section: ResearchSection;
  /** Null for the project section. */
  stageId: string | null;
  row: 'E1' | 'E2' | 'E3' | Departure['row'];
  from: ResearchStatus;
  to: ResearchStatus;
  effects: readonly WorkflowEffect<ResearchRole>[];
}

export type TeamEventOutcome =
  | { ok: true; changes: readonly StatusChange[] }
  | { ok: false; code: ErrorCode };

interface Part {
  section: ResearchSection;
  stageId: string | null;
  status: ResearchStatus;
  supervisorSigned: boolean;
}

/** The section whose approval a stage is in: its one status belongs to the plan or to the result. */
function stagePart({ id, kind, status, supervisorSigned }: StageState): Part {
  const ofResult = isResultStatus(status) ? 'result' : 'plan';
  return { section: kind === 'finish' ? 'final' : ofResult, stageId: id, status, supervisorSigned };
}

function partsOf({ project, stages }: ResearchState): Part[] {
  return [{ section: 'project', stageId: null, ...project }, ...stages.map(stagePart)];
}

function joinedRow(role: ReviewerRole, first: boolean): StatusChange['row'] {
  if (!first) return 'E3';
  return role === 'supervisor' ? 'E1' : 'E2';
}

function reset(part: Part, row: StatusChange['row'], present: Presence): StatusChange[] {
  const { section, stageId, status: from } = part;
  const phase = phaseOf(section, from);
  if (!phase || phase === 'created') return [];
  const effects: WorkflowEffect<ResearchRole>[] = [
    ...resetSection(phase, present),
    { kind: 'markReviewerJoined' },
  ];
  return [{ section, stageId, row, from, to: statusFor(section, 'reapproval'), effects }];
}

function depart(part: Part, role: ResearchRole, present: Presence): StatusChange[] {
  const { section, stageId, status: from, supervisorSigned } = part;
  const phase = phaseOf(section, from);
  const departure = phase && afterDeparture(role, phase, { present, supervisorSigned });
  if (!departure) return [];
  const { row, to, effects } = departure;
  return [{ section, stageId, row, from, to: statusFor(section, to), effects }];
}

/**
 * What a change of the team does to the statuses of a project. Marks of `markReviewerJoined` go to
 * every approved edition of the stage, its plan and its result. A succeeded project takes no further
 * reviewer: `project_finished`. Completion is computed anew by `completion` afterwards.
 */
export function applyTeamEvent(
  event: TeamEvent,
  state: ResearchState,
  options: { reviewerReset: ReviewerReset },
): TeamEventOutcome {
  const parts = partsOf(state);
  if (event.kind === 'left') {
    const { role, present } = event;
    if (present[role]) return { ok: true, changes: [] };
    return { ok: true, changes: parts.flatMap((part) => depart(part, role, present)) };
  }
  if (event.role === 'researcher') return { ok: true, changes: [] };
  if (state.completion === 'succeeded') return { ok: false, code: 'project_finished' };
  if (event.kind === 'invited') return { ok: true, changes: [] };
  if (!event.first && options.reviewerReset === 'first') return { ok: true, changes: [] };
  const row = joinedRow(event.role, event.first);
  return { ok: true, changes: parts.flatMap((part) => reset(part, row, event.present)) };
}

/** How many approvals would fall if a reviewer accepted now: what the inviter is told beforehand. */
export function approvalsAtStake(state: ResearchState): number {
  return partsOf(state).filter(({ section, status }) => {
    const phase = phaseOf(section, status);
    return phase !== null && phase !== 'created' && phase !== 'reapproval';
  }).length;
}
