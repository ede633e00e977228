import type { PhaseInfo } from './phases.ts';
import { isResultStatus } from './sections.ts';
import type { Completion, ResearchStatus, StageStatus } from './statuses.ts';
import { statusFamily } from './whose-move.ts';

export const STATUS_GROUPS = [
  'neutral',
  'progress',
  'review',
  'revision',
  'approve',
  'completed',
] as const;
export type StatusGroup = (typeof STATUS_GROUPS)[number];

/** Names of theme colours. Colour never speaks alone: a badge also has a text and an icon. */
export type StatusColour = 'white' | 'yellow' | 'orange' | 'red' | 'green';
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
  colour: StatusColour;
  look: StatusLook;
  /** Null for a deleted stage. */
  progress: StageProgress | null;
}

type Badge = Omit<StatusInfo, 'progress'>;

const NEUTRAL: Badge = { group: 'neutral', colour: 'white', look: 'plain' };
const COMPLETED: Badge = { group: 'completed', colour: 'green', look: 'filled' };
const APPROVED: Badge = { group: 'approve', colour: 'green', look: 'plain' };

function badge({ family, role }: PhaseInfo, ofResult: boolean): Badge {
  if (family === 'waiting') {
    return role === 'curator'
      ? { group: 'review', colour: 'orange', look: 'plain' }
      : { group: 'progress', colour: 'yellow', look: 'plain' };
  }
  if (family === 'revision') return { group: 'revision', colour: 'red', look: 'plain' };
  if (family === 'approved') return ofResult ? COMPLETED : APPROVED;
  return NEUTRAL;
}

function progressOf({ family }: PhaseInfo, ofResult: boolean): StageProgress {
  if (family === 'approved') return ofResult ? 'results_approved' : 'plan_approved';
  if (family === 'created' || family === 'reapproval') return 'before_plan_approval';
  return ofResult ? 'results_approval_in_progress' : 'plan_approval_in_progress';
}

/** How a status is shown, and how far the approval of a stage with it has come. */
export function statusInfo(status: ResearchStatus): StatusInfo {
  const info = statusFamily(status);
  if (!info) return { ...NEUTRAL, look: 'struck', progress: null };
  const ofResult = isResultStatus(status);
  return { ...badge(info, ofResult), progress: progressOf(info, ofResult) };
}

/** How the completion of a project is shown; null while there is nothing to show. */
export function completionInfo(completion: Completion): StatusInfo | null {
  if (completion === 'none') return null;
  const shown: Badge = completion === 'succeeded' ? COMPLETED : { ...APPROVED, look: 'outline' };
  return { ...shown, progress: 'results_approved' };
}

/** As `statusInfo`, but a stage whose plan is still valid has only its result to send again. */
export function stageProgress(status: StageStatus, planValid: boolean): StageProgress | null {
  if (status === 're_approval_required' && planValid) return 'plan_approved';
  return statusInfo(status).progress;
}
