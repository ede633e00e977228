import {
  PROJECT_STATUSES,
  type ProjectStatus,
  STAGE_STATUSES,
  type StageStatus,
} from './research/statuses.ts';
import {
  STARTUP_PLAN_STATUSES,
  STARTUP_PROJECT_STATUSES,
  STARTUP_RESULT_STATUSES,
  type StartupProjectStatus,
  type StartupStageStatus,
} from './startup/statuses.ts';

/** A status of the project section of any kind of project. */
export type AnyProjectStatus = ProjectStatus | StartupProjectStatus;
/** A status of a stage, its plan or its result, in any kind of project. */
export type AnyStageStatus = StageStatus | StartupStageStatus;
export type WorkflowStatus = AnyProjectStatus | AnyStageStatus;

const OF_PROJECTS: ReadonlySet<WorkflowStatus> = new Set([
  ...PROJECT_STATUSES,
  ...STARTUP_PROJECT_STATUSES,
]);
const OF_STAGES: ReadonlySet<WorkflowStatus> = new Set([
  ...STAGE_STATUSES,
  ...STARTUP_PLAN_STATUSES,
  ...STARTUP_RESULT_STATUSES,
]);

/** True for a status of the project section of any kind of project. */
export function isProjectStatus(status: WorkflowStatus): status is AnyProjectStatus {
  return OF_PROJECTS.has(status);
}

/** True for a status of a stage in any kind of project. */
export function isStageStatus(status: WorkflowStatus): status is AnyStageStatus {
  return OF_STAGES.has(status);
}

/** Where a project stands as a whole, apart from the status of its section. */
export const COMPLETIONS = ['none', 'final_report_expected', 'succeeded'] as const;
export type Completion = (typeof COMPLETIONS)[number];

/** How many numeric stages, deleted ones not counted, a roadmap may hold. */
export const MAX_NUMERIC_STAGES = 12;
