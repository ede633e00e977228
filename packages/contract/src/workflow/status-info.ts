import { machineOf, type Place } from './engine/machine.ts';
import { RESEARCH } from './research/machine.ts';
import { STARTUP } from './startup/machine.ts';
import type { Completion, WorkflowStatus } from './statuses.ts';

export const STATUS_GROUPS = [
  'neutral',
  'progress',
  'review',
  'revision',
  'approve',
  'completed',
] as const;
export type StatusGroup = (typeof STATUS_GROUPS)[number];

/**
 * The colour of a group by name, as the list of statuses gives it. Colour never speaks alone: a badge also
 * has a text and an icon.
 */
export const STATUS_COLOURS = {
  neutral: 'white',
  progress: 'yellow',
  review: 'orange',
  revision: 'red',
  approve: 'green',
  completed: 'green',
} as const satisfies Record<StatusGroup, string>;
export type StatusLook = 'plain' | 'struck' | 'outline' | 'filled';

export const STAGE_PROGRESS = [
  'before_plan_approval',
  'plan_approval_in_progress',
  'plan_approved',
  'results_approval_in_progress',
  'results_approved',
] as const;
/** How far the approval of a stage has come. */
export type StageProgress = (typeof STAGE_PROGRESS)[number];

export interface StatusInfo {
  group: StatusGroup;
  look: StatusLook;
  /** Null for a deleted stage. */
  progress: StageProgress | null;
}

type Badge = Omit<StatusInfo, 'progress'>;

const NEUTRAL: Badge = { group: 'neutral', look: 'plain' };
const COMPLETED: Badge = { group: 'completed', look: 'filled' };
const APPROVED: Badge = { group: 'approve', look: 'plain' };

const MACHINES = [machineOf(RESEARCH), machineOf(STARTUP)];

/** Null for a deleted stage. Statuses that kinds of projects share mean the same in each. */
function placeOf(status: WorkflowStatus): Place | null {
  return MACHINES.map((machine) => machine.placeOf(status)).find((place) => place !== null) ?? null;
}

function badge({ info: { family, roles }, ofResult }: Place): Badge {
  if (family === 'waiting') {
    return roles.includes('curator')
      ? { group: 'review', look: 'plain' }
      : { group: 'progress', look: 'plain' };
  }
  if (family === 'revision') return { group: 'revision', look: 'plain' };
  if (family === 'approved') return ofResult ? COMPLETED : APPROVED;
  return NEUTRAL;
}

function progressOf({ info: { family }, ofResult }: Place): StageProgress {
  if (family === 'approved') return ofResult ? 'results_approved' : 'plan_approved';
  if (family === 'created' || family === 'reapproval') return 'before_plan_approval';
  return ofResult ? 'results_approval_in_progress' : 'plan_approval_in_progress';
}

/** How a status is shown, and how far the approval of a stage with it has come. */
export function statusInfo(status: WorkflowStatus): StatusInfo {
  const place = placeOf(status);
  if (!place) return { ...NEUTRAL, look: 'struck', progress: null };
  return { ...badge(place), progress: progressOf(place) };
}

/** How the completion of a project is shown; null while there is nothing to show. */
export function completionInfo(completion: Completion): StatusInfo | null {
  if (completion === 'none') return null;
  const shown: Badge = completion === 'succeeded' ? COMPLETED : { ...APPROVED, look: 'outline' };
  return { ...shown, progress: 'results_approved' };
}

/**
 * How far a stage has come. One whose plan is still valid has only its result to send again; in a
 * startup the result counts once it has been sent.
 */
export function stageProgress(
  status: WorkflowStatus,
  planValid: boolean,
  resultStatus: WorkflowStatus | null = null,
): StageProgress | null {
  if (resultStatus && resultStatus !== 'result_created') {
    const approved = statusInfo(resultStatus).group === 'completed';
    return approved ? 'results_approved' : 'results_approval_in_progress';
  }
  if (status === 're_approval_required' && planValid) return 'plan_approved';
  return statusInfo(status).progress;
}
