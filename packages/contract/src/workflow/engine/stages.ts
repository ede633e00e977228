import type { ErrorCode } from '../../http/errors.ts';
import { allowed } from '../permissions.ts';
import type { WorkflowSection } from '../sections.ts';
import type { Completion, WorkflowStatus } from '../statuses.ts';
import type { EditEffect, StageParts, WorkflowEdit } from '../workflow.ts';
import type { Machine } from './machine.ts';

type Stage = StageParts & { requestPending: boolean };

const refused = (code: ErrorCode): EditEffect => ({ kind: 'refused', code });

function infoAt(machine: Machine, section: WorkflowSection, status: WorkflowStatus | null) {
  const phase = status && machine.phaseOf(section, status);
  return phase ? machine.infoOf(phase) : null;
}

/** True for «approved by …» of this section. */
export function isApproved(
  machine: Machine,
  section: WorkflowSection,
  status: WorkflowStatus | null,
): boolean {
  return infoAt(machine, section, status)?.family === 'approved';
}

/** A plan is not changed under a result that somebody reads. */
function underResult(machine: Machine, { status, resultStatus }: WorkflowEdit) {
  const shared = machine.placeOf(status)?.ofResult ? status : null;
  return infoAt(machine, 'result', machine.oneStatus ? shared : resultStatus);
}

/**
 * See `Workflow.edit`. A plan edited after its result was sent drops the approval of both where they
 * share one status; an edited result leaves the plan valid.
 */
export function editSection(machine: Machine, edit: WorkflowEdit): EditEffect {
  const { section, status, role, completion } = edit;
  if (!machine.roles.includes(role) || !allowed(role, 'edit')) return refused('forbidden');
  if (status === 'deleted') return refused('not_found');
  if (completion === 'succeeded') return refused('project_finished');
  const info = infoAt(machine, section, status);
  const result = section === 'plan' ? underResult(machine, edit) : null;
  const inRound = role === machine.editsInRound && info?.family === 'waiting';
  if (inRound && info.roles.includes(role)) return { kind: 'saved', newEdition: true };
  if (info?.locked || result?.locked) return refused('section_locked');
  const dropped = machine.oneStatus && result !== null;
  if (!dropped && info?.family !== 'approved') return { kind: 'saved', newEdition: false };
  return { kind: 'reapproval', next: machine.statusFor(section, 'reapproval') };
}

function isFinished(machine: Machine, { status, resultStatus }: Stage): boolean {
  if (machine.oneStatus) return isApproved(machine, 'result', status);
  return isApproved(machine, 'plan', status) && isApproved(machine, 'result', resultStatus);
}

/** A request to reopen the final result leaves the project as it was until it is granted. */
function finalStands(machine: Machine, { status, requestPending }: Stage): boolean {
  const family = infoAt(machine, 'final', status)?.family;
  return family === 'approved' || (family === 'revision' && requestPending);
}

/** See `Workflow.completion`. */
export function completionOf(
  machine: Machine,
  project: { status: WorkflowStatus },
  stages: readonly Stage[],
): Completion {
  const numeric = stages.filter((one) => one.kind === 'numeric' && one.status !== 'deleted');
  const ready =
    (numeric.length > 0 || !machine.needsStages) &&
    numeric.every((stage) => isFinished(machine, stage));
  if (!ready || !isApproved(machine, 'project', project.status)) return 'none';
  const final = stages.find((stage) => stage.kind === 'finish');
  return final && finalStands(machine, final) ? 'succeeded' : 'final_report_expected';
}

/** Nobody reads a section in this status, nor has approved it. */
function isFree(machine: Machine, section: WorkflowSection, status: WorkflowStatus | null) {
  const info = infoAt(machine, section, status);
  return info !== null && !info.locked && info.family !== 'approved';
}

/** Event E12, see `Workflow.deletion`. The start and finish stages stay. */
export function refuseDeletion(
  machine: Machine,
  { kind, status, resultStatus }: StageParts,
  completion: Completion,
): ErrorCode | null {
  if (status === 'deleted') return 'not_found';
  if (completion === 'succeeded') return 'project_finished';
  const free =
    isFree(machine, 'plan', status) &&
    (machine.oneStatus || isFree(machine, 'result', resultStatus));
  return kind === 'numeric' && free ? null : 'stage_not_deletable';
}
