import type { AnyProjectStatus, AnyStageStatus, WorkflowStatus } from './machine.ts';
import {
  STARTUP_PLAN_STATUSES,
  STARTUP_PROJECT_STATUSES,
  STARTUP_RESULT_STATUSES,
} from './startup/statuses.ts';
import { PROJECT_STATUSES, STAGE_STATUSES } from './statuses.ts';

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
