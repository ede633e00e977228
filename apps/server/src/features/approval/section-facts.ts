import {
  AppError,
  type ApprovedEdition,
  approvalHolds,
  type RoleCode,
  type SectionAt,
  type WorkflowEdit,
  type WorkflowFacts,
  type WorkflowStatus,
} from '@pv/contract';
import { completionOf, heldRoles, sectionRow, stageOf, workflowOf } from './in-state.ts';
import type { ApprovalRules } from './rules.ts';
import { substanceHash } from './section-content.ts';
import { needsOf } from './section-needs.ts';
import type { Place, ProjectState, SectionRow } from './state.ts';

function approvedEdition(row: SectionRow | undefined): ApprovedEdition | null {
  if (!row?.approvedHash || !row.approvedBy) return null;
  const { approvedHash: hash, approvedBy, reviewerJoined, returned } = row;
  return { hash, approvedBy, reviewerJoined, returned };
}

function planUnchanged(state: ProjectState, stageId: string): boolean {
  const approved = approvedEdition(sectionRow(state, 'plan', stageId));
  return approvalHolds(approved, substanceHash(state, { section: 'plan', stageId }));
}

/**
 * Whether the result of a stage may be decided on: the plan is as it was approved. Where the result
 * has a status of its own, that of the plan tells it.
 */
export function planValidOf(state: ProjectState, stageId: string): boolean {
  const { status, resultStatus } = stageOf(state, stageId);
  if (!status || !resultStatus) return planUnchanged(state, stageId);
  return workflowOf(state).approved({ section: 'plan', status });
}

/** The status that a section's approval goes by: the project's, the stage's or that of its result. */
export function statusOf(state: ProjectState, { section, stageId }: Place): WorkflowStatus {
  if (stageId === null) return state.project.status;
  const { status, resultStatus } = stageOf(state, stageId);
  const own = section === 'result' ? (resultStatus ?? status) : status;
  if (own === null) throw new AppError('validation_failed');
  return own;
}

/** A section with its status. */
export function sectionAt(state: ProjectState, place: Place): SectionAt {
  return { section: place.section, status: statusOf(state, place) };
}

/** An edit of a section by somebody with this role, as the rules of approval want it. */
export function editOf(state: ProjectState, place: Place, role: RoleCode): WorkflowEdit {
  const { section, stageId } = place;
  const ofPlan = section === 'plan' && stageId !== null;
  return {
    ...sectionAt(state, place),
    resultStatus: ofPlan ? stageOf(state, stageId).resultStatus : null,
    role,
    completion: completionOf(state),
  };
}

/** What a decision on a section depends on. */
export function factsOf(state: ProjectState, place: Place, rules: ApprovalRules): WorkflowFacts {
  const row = sectionRow(state, place.section, place.stageId);
  return {
    held: heldRoles(state.team),
    completion: completionOf(state),
    planValid: place.stageId !== null && planValidOf(state, place.stageId),
    contentHash: substanceHash(state, place),
    approved: approvedEdition(row),
    sender: row?.sentBy ?? null,
    missing: needsOf(state, place, rules).hard,
    restoreUnchanged: rules.restoreUnchanged,
  };
}
