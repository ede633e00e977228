import type { ErrorCode } from '../../http/errors.ts';
import type { StageKind } from '../../kinds/kinds.ts';
import type { Completion } from '../statuses.ts';
import { STARTUP_PHASE_INFO, type StartupPhase } from './phases.ts';
import { isStartupApproved, startupPhaseOf } from './sections.ts';

/** What completion reads of a stage of a startup. */
export interface StartupStanding {
  kind: StageKind;
  /** The plan's; for the finish stage that of its result; null for the start stage. */
  status: string | null;
  /** Null but for numeric stages. */
  resultStatus: string | null;
  /** A request to reopen the final result waits for an answer. */
  requestPending: boolean;
}

function finished({ status, resultStatus }: StartupStanding): boolean {
  if (status === null || resultStatus === null) return false;
  return isStartupApproved('plan', status) && isStartupApproved('result', resultStatus);
}

/** A request to reopen the final result leaves the project as it was until it is granted. */
function finalStands({ status, requestPending }: StartupStanding): boolean {
  const phase = status && startupPhaseOf('final', status);
  if (!phase) return false;
  const { family } = STARTUP_PHASE_INFO[phase];
  return family === 'approved' || (family === 'revision' && requestPending);
}

/** The completion status of a startup as a function of its parts, as `completion` of research. */
export function startupCompletion(
  project: { status: string },
  stages: readonly StartupStanding[],
): Completion {
  const numeric = stages.filter((one) => one.kind === 'numeric' && one.status !== 'deleted');
  const ready = numeric.length > 0 && numeric.every(finished);
  if (!ready || !isStartupApproved('project', project.status)) return 'none';
  const final = stages.find((stage) => stage.kind === 'finish');
  return final && finalStands(final) ? 'succeeded' : 'final_report_expected';
}

const WITH_AUTHORS: ReadonlySet<StartupPhase> = new Set([
  'created',
  'reapproval',
  'revision_founder',
  'revision_topmanager',
]);

/**
 * Whether a stage of a startup may be deleted, as the code of the refusal or null: neither its plan
 * nor its result is read or approved by anybody.
 */
export function refuseStartupStageDeletion(
  { kind, status, resultStatus }: Pick<StartupStanding, 'kind' | 'status' | 'resultStatus'>,
  completion: Completion,
): ErrorCode | null {
  if (status === 'deleted') return 'not_found';
  if (completion === 'succeeded') return 'project_finished';
  const plan = status && startupPhaseOf('plan', status);
  const result = resultStatus && startupPhaseOf('result', resultStatus);
  const free = plan && result && WITH_AUTHORS.has(plan) && WITH_AUTHORS.has(result);
  return kind === 'numeric' && free ? null : 'stage_not_deletable';
}
