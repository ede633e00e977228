import type { StageKind } from '../kinds/kinds.ts';
import { type StageProgress, stageProgress, statusInfo } from './status-info.ts';
import type { AnyProjectStatus, AnyStageStatus, Completion } from './statuses.ts';

/** What the progress of a project reads of a stage. */
export interface StageWork {
  kind: StageKind;
  /** Null for the start stage. */
  status: AnyStageStatus | null;
  /** Where the result of a startup stage stands; null in research. */
  resultStatus?: AnyStageStatus | null;
  planValid: boolean;
  tasksDone: number;
  tasksTotal: number;
}

const STAGE_SCORE: Readonly<Record<StageProgress, number>> = {
  before_plan_approval: 0,
  plan_approval_in_progress: 0.1,
  plan_approved: 0.3,
  results_approval_in_progress: 0.8,
  results_approved: 1,
};
/** What the tasks of a stage add once its plan is approved. */
const TASKS_SHARE = 0.4;

/** The score of one numeric stage, from 0 to 1. */
export function stageScore(stage: StageWork): number {
  const progress = stage.status && stageProgress(stage.status, stage.planValid, stage.resultStatus);
  if (!progress) return 0;
  const done = stage.tasksTotal > 0 ? stage.tasksDone / stage.tasksTotal : 0;
  return STAGE_SCORE[progress] + (progress === 'plan_approved' ? TASKS_SHARE * done : 0);
}

/**
 * The progress of a project in whole per cent: 10 for the approved project section, 75 for
 * the mean of its numeric stages, 15 for success. An article has only its finish to work on.
 */
export function projectProgress(
  project: { status: AnyProjectStatus; completion: Completion },
  stages: readonly StageWork[],
  worked: StageKind = 'numeric',
): number {
  const numeric = stages.filter((s) => s.kind === worked && s.status !== 'deleted');
  const total = numeric.reduce((sum, stage) => sum + stageScore(stage), 0);
  const mean = numeric.length > 0 ? total / numeric.length : 0;
  const section = statusInfo(project.status).group === 'approve' ? 10 : 0;
  const success = project.completion === 'succeeded' ? 15 : 0;
  return Math.round(section + 75 * mean + success);
}
