export * from './content-needed.ts';
export * from './edition.ts';
export type { NotifyReason, RoundOutcome, WorkflowEffect } from './effects.ts';
export { INTENT_RULES, INTENTS, type Intent, primaryOf } from './intents.ts';
export * from './permissions.ts';
export type { PhaseFamily } from './phases.ts';
export * from './project-progress.ts';
export * from './removal.ts';
export {
  isResultStatus,
  PLAN_STATUS,
  PROJECT_STATUS,
  PROJECT_STATUSES,
  type ProjectStatus,
  RESULT_STATUS,
  STAGE_STATUSES,
  type StageStatus,
} from './research/statuses.ts';
export * from './row-status.ts';
export * from './sections.ts';
export * from './self-approved.ts';
export {
  STARTUP_PLAN_STATUSES,
  STARTUP_PROJECT_STATUSES,
  STARTUP_RESULT_STATUSES,
} from './startup/statuses.ts';
export * from './status-code.ts';
export * from './status-info.ts';
export * from './statuses.ts';
export * from './workflow.ts';
export * from './workflows.ts';
