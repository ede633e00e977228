import { approved, BEGINNINGS, type PhaseInfo, requested, revision, waiting } from '../phases.ts';

/** The phases of a section of a startup. */
export const STARTUP_PHASES = {
  ...BEGINNINGS,
  waiting_all: waiting('mentor', 'expert', 'tracker'),
  waiting_mentor_expert: waiting('mentor', 'expert'),
  waiting_mentor_tracker: waiting('mentor', 'tracker'),
  waiting_expert_tracker: waiting('expert', 'tracker'),
  waiting_mentor: waiting('mentor'),
  waiting_expert: waiting('expert'),
  waiting_tracker: waiting('tracker'),
  revision_founder: revision('founder'),
  revision_topmanager: revision('topmanager'),
  revision_mentor: requested('mentor'),
  revision_expert: requested('expert'),
  revision_tracker: requested('tracker'),
  approved_founder: approved('founder'),
  approved_topmanager: approved('topmanager'),
  approved_mentor: approved('mentor'),
  approved_expert: approved('expert'),
  approved_tracker: approved('tracker'),
} as const satisfies Record<string, PhaseInfo>;

export type StartupPhase = keyof typeof STARTUP_PHASES;

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
} as const satisfies Record<Exclude<StartupPhase, 'created' | 'reapproval'>, string>;

type Codes = Readonly<Record<StartupPhase, string>>;
type OfResult<C extends Codes> = { readonly [P in keyof C]: `result_${C[P] & string}` };

function ofResult<const C extends Codes>(codes: C): OfResult<C> {
  const entries = Object.entries(codes).map(([phase, code]) => [phase, `result_${code}`]);
  return Object.fromEntries(entries) as OfResult<C>;
}

/** Statuses of a startup's project section. */
export const STARTUP_PROJECT_STATUS = {
  created: 'project_created',
  reapproval: 're_approval_required',
  ...NAMED,
} as const;

/** Statuses of the plan of a startup stage. */
export const STARTUP_PLAN_STATUS = { ...STARTUP_PROJECT_STATUS, created: 'stage_created' } as const;

/** Statuses of the result of a startup stage, which are its own, and of the finish stage. */
export const STARTUP_RESULT_STATUS = ofResult({ ...STARTUP_PROJECT_STATUS, created: 'created' });

export type StartupProjectStatus = (typeof STARTUP_PROJECT_STATUS)[StartupPhase];
export type StartupPlanStatus = (typeof STARTUP_PLAN_STATUS)[StartupPhase];
export type StartupResultStatus = (typeof STARTUP_RESULT_STATUS)[StartupPhase];
/** The statuses of a stage: the plan's, or the result's for the finish stage, which has no plan. */
export type StartupStageStatus = StartupPlanStatus | StartupResultStatus | 'deleted';

export const STARTUP_PROJECT_STATUSES: readonly StartupProjectStatus[] =
  Object.values(STARTUP_PROJECT_STATUS);
export const STARTUP_PLAN_STATUSES: readonly StartupPlanStatus[] =
  Object.values(STARTUP_PLAN_STATUS);
export const STARTUP_RESULT_STATUSES: readonly StartupResultStatus[] =
  Object.values(STARTUP_RESULT_STATUS);
