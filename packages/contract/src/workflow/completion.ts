import type { ErrorCode } from '../http/errors.ts';
import type { StageKind } from '../kinds/kinds.ts';
import { PHASE_INFO } from './phases.ts';
import { isApproved, phaseOf } from './sections.ts';
import type { Completion, ProjectStatus, StageStatus } from './statuses.ts';

/** What completion reads of a stage. */
export interface StageStanding {
  kind: StageKind;
  /** Null for the start stage. */
  status: StageStatus | null;
  /** A request to reopen the stage's result waits for an answer. */
  requestPending: boolean;
}

function resultApproved({ status }: StageStanding): boolean {
  return status !== null && isApproved('result', status) && phaseOf('plan', status) === null;
}

/** A request to reopen the final result leaves the project as it was until it is granted. */
function finalStands({ status, requestPending }: StageStanding): boolean {
  const phase = status && phaseOf('final', status);
  if (!phase) return false;
  const { family } = PHASE_INFO[phase];
  return family === 'approved' || (family === 'revision' && requestPending);
}

/**
 * The completion status of a research project as a function of its parts. The final report is
 * expected while the project section is approved and every numeric stage, of which there is at least
 * one, has an approved result; with the final result approved as well the project has succeeded. An
 * article has no numeric stages and needs none.
 */
export function completion(
  project: { status: ProjectStatus },
  stages: readonly StageStanding[],
  { needsStages = true }: { needsStages?: boolean } = {},
): Completion {
  const numeric = stages.filter((s) => s.kind === 'numeric' && s.status !== 'deleted');
  const finished = (numeric.length > 0 || !needsStages) && numeric.every(resultApproved);
  if (!finished || !isApproved('project', project.status)) return 'none';
  const final = stages.find((stage) => stage.kind === 'finish');
  return final && finalStands(final) ? 'succeeded' : 'final_report_expected';
}

const DELETABLE: ReadonlySet<StageStatus> = new Set([
  'stage_created',
  're_approval_required',
  'sent_for_revision_to_researcher',
  'sent_for_revision_to_supervisor',
]);

/**
 * Event E12: whether a stage may be deleted, as the code of the refusal or null. The start and finish
 * stages stay; so does a stage whose plan or result somebody reads or has approved.
 */
export function refuseStageDeletion(
  stage: { kind: StageKind; status: StageStatus | null },
  completion: Completion,
): ErrorCode | null {
  if (stage.status === 'deleted') return 'not_found';
  if (completion === 'succeeded') return 'project_finished';
  const deletable = stage.kind === 'numeric' && stage.status && DELETABLE.has(stage.status);
  return deletable ? null : 'stage_not_deletable';
}
