import type { StartupPhase } from './phases.ts';

type Named = Exclude<StartupPhase, 'created' | 'reapproval'>;

const NAMED = {
  waiting_all: 'wait_approve_all',
  waiting_mentor_expert: 'wait_approve_by_mentor_and_expert',
  waiting_mentor_tracker: 'wait_approve_by_mentor_and_tracker',
  waiting_expert_tracker: 'wait_approve_by_expert_and_tracker',
  waiting_mentor: 'wait_approve_by_mentor',
  waiting_expert: 'wait_approve_by_expert',
  waiting_tracker: 'wait_approve_by_tracker',
  revision_founder: 'sent_for_revision_to_founder',
  revision_topmanager: 'sent_for_revision_to_topmanager',
  revision_mentor: 'sent_for_revision_to_mentor',
  revision_expert: 'sent_for_revision_to_expert',
  revision_tracker: 'sent_for_revision_to_tracker',
  approved_founder: 'approved_by_founder',
  approved_topmanager: 'approved_by_topmanager',
  approved_mentor: 'approved_by_mentor',
  approved_expert: 'approved_by_expert',
  approved_tracker: 'approved_by_tracker',
} as const satisfies Record<Named, string>;

/** Statuses of a startup's project section. */
export const STARTUP_PROJECT_STATUS = {
  created: 'project_created',
  reapproval: 're_approval_required',
  ...NAMED,
} as const satisfies Record<StartupPhase, string>;

/** Statuses of the plan of a startup stage. */
export const STARTUP_PLAN_STATUS = {
  created: 'stage_created',
  reapproval: 're_approval_required',
  ...NAMED,
} as const satisfies Record<StartupPhase, string>;

/** Statuses of the result of a startup stage, which are its own, and of the finish stage. */
export const STARTUP_RESULT_STATUS = {
  created: 'result_created',
  reapproval: 'result_re_approval_required',
  waiting_all: 'result_wait_approve_all',
  waiting_mentor_expert: 'result_wait_approve_by_mentor_and_expert',
  waiting_mentor_tracker: 'result_wait_approve_by_mentor_and_tracker',
  waiting_expert_tracker: 'result_wait_approve_by_expert_and_tracker',
  waiting_mentor: 'result_wait_approve_by_mentor',
  waiting_expert: 'result_wait_approve_by_expert',
  waiting_tracker: 'result_wait_approve_by_tracker',
  revision_founder: 'result_sent_for_revision_to_founder',
  revision_topmanager: 'result_sent_for_revision_to_topmanager',
  revision_mentor: 'result_sent_for_revision_to_mentor',
  revision_expert: 'result_sent_for_revision_to_expert',
  revision_tracker: 'result_sent_for_revision_to_tracker',
  approved_founder: 'result_approved_by_founder',
  approved_topmanager: 'result_approved_by_topmanager',
  approved_mentor: 'result_approved_by_mentor',
  approved_expert: 'result_approved_by_expert',
  approved_tracker: 'result_approved_by_tracker',
} as const satisfies Record<StartupPhase, string>;

export type StartupProjectStatus = (typeof STARTUP_PROJECT_STATUS)[StartupPhase];
export type StartupPlanStatus = (typeof STARTUP_PLAN_STATUS)[StartupPhase];
export type StartupResultStatus = (typeof STARTUP_RESULT_STATUS)[StartupPhase];
/** The statuses of a stage: the plan's, or the result's for the finish stage, which has no plan. */
export type StartupStageStatus = StartupPlanStatus | StartupResultStatus | 'deleted';
export type StartupStatus = StartupProjectStatus | StartupStageStatus;

export const STARTUP_PROJECT_STATUSES: readonly StartupProjectStatus[] =
  Object.values(STARTUP_PROJECT_STATUS);
export const STARTUP_PLAN_STATUSES: readonly StartupPlanStatus[] =
  Object.values(STARTUP_PLAN_STATUS);
export const STARTUP_RESULT_STATUSES: readonly StartupResultStatus[] =
  Object.values(STARTUP_RESULT_STATUS);
