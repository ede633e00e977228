import { approved, BEGINNINGS, type PhaseInfo, requested, revision, waiting } from '../phases.ts';

/** The phases of a section of research or of an article. */
export const RESEARCH_PHASES = {
  ...BEGINNINGS,
  waiting_supervisor: waiting('supervisor'),
  waiting_curator: waiting('curator'),
  revision_researcher: revision('researcher'),
  revision_supervisor: revision('supervisor'),
  revision_curator: requested('curator'),
  approved_researcher: approved('researcher'),
  approved_supervisor: approved('supervisor'),
  approved_curator: approved('curator'),
} as const satisfies Record<string, PhaseInfo>;

export type ResearchPhase = keyof typeof RESEARCH_PHASES;

/** Statuses of the project section: task and concept together. */
export const PROJECT_STATUS = {
  created: 'project_created',
  reapproval: 're_approval_required',
  waiting_supervisor: 'sent_to_supervisor_for_approval',
  waiting_curator: 'sent_to_curator_for_approval',
  revision_researcher: 'sent_to_researcher_for_revision',
  revision_supervisor: 'sent_to_supervisor_for_revision',
  revision_curator: 'sent_to_curator_for_revision',
  approved_researcher: 'approved_by_researcher',
  approved_supervisor: 'approved_by_supervisor',
  approved_curator: 'approved_by_curator',
} as const satisfies Record<ResearchPhase, string>;

/** Statuses of a research stage while its plan is approved. */
export const PLAN_STATUS = {
  created: 'stage_created',
  reapproval: 're_approval_required',
  waiting_supervisor: 'sent_for_approval_to_supervisor',
  waiting_curator: 'sent_for_approval_to_curator',
  revision_researcher: 'sent_for_revision_to_researcher',
  revision_supervisor: 'sent_for_revision_to_supervisor',
  revision_curator: 'sent_for_revision_to_curator',
  approved_researcher: 'approved_by_researcher',
  approved_supervisor: 'approved_by_supervisor',
  approved_curator: 'approved_by_curator',
} as const satisfies Record<ResearchPhase, string>;

/** Phases that a result has a status of its own for. */
export type ResultPhase = Exclude<ResearchPhase, 'created' | 'reapproval'>;

/** Statuses of a research stage once its result has been sent. */
export const RESULT_STATUS = {
  waiting_supervisor: 'result_sent_for_approval_to_supervisor',
  waiting_curator: 'result_sent_for_approval_to_curator',
  revision_researcher: 'result_sent_for_revision_to_researcher',
  revision_supervisor: 'result_sent_for_revision_to_supervisor',
  revision_curator: 'result_sent_for_revision_to_curator',
  approved_researcher: 'result_approved_by_researcher',
  approved_supervisor: 'result_approved_by_supervisor',
  approved_curator: 'result_approved_by_curator',
} as const satisfies Record<ResultPhase, string>;

export type ProjectStatus = (typeof PROJECT_STATUS)[ResearchPhase];
export type PlanStatus = (typeof PLAN_STATUS)[ResearchPhase];
export type ResultStatus = (typeof RESULT_STATUS)[ResultPhase];

/** The one status that a research stage has for both of its parts. */
export type StageStatus = PlanStatus | ResultStatus | 'deleted';

export const PROJECT_STATUSES: readonly ProjectStatus[] = Object.values(PROJECT_STATUS);
export const STAGE_STATUSES: readonly StageStatus[] = [
  ...Object.values(PLAN_STATUS),
  ...Object.values(RESULT_STATUS),
  'deleted',
];

/** True for the statuses that a stage of research has once its result was sent. */
export function isResultStatus(status: string): boolean {
  return (Object.values(RESULT_STATUS) as string[]).includes(status);
}
