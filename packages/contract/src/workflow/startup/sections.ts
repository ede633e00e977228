import type { WorkflowSection } from '../sections.ts';
import {
  STARTUP_PHASE_INFO,
  STARTUP_PHASES,
  type StartupPhase,
  type StartupPhaseInfo,
} from './phases.ts';
import {
  STARTUP_PLAN_STATUS,
  STARTUP_PROJECT_STATUS,
  STARTUP_RESULT_STATUS,
  type StartupPlanStatus,
  type StartupProjectStatus,
  type StartupResultStatus,
  type StartupStatus,
} from './statuses.ts';

const CODES: Readonly<Record<WorkflowSection, Readonly<Record<StartupPhase, StartupStatus>>>> = {
  project: STARTUP_PROJECT_STATUS,
  plan: STARTUP_PLAN_STATUS,
  result: STARTUP_RESULT_STATUS,
  final: STARTUP_RESULT_STATUS,
};

function byStatus(section: WorkflowSection): ReadonlyMap<string, StartupPhase> {
  return new Map(STARTUP_PHASES.map((phase) => [CODES[section][phase], phase]));
}

const PHASE_BY_STATUS: Readonly<Record<WorkflowSection, ReadonlyMap<string, StartupPhase>>> = {
  project: byStatus('project'),
  plan: byStatus('plan'),
  result: byStatus('result'),
  final: byStatus('final'),
};

/** The statuses that a section of a startup may have. */
export type StartupStatusOf<S extends WorkflowSection> = S extends 'project'
  ? StartupProjectStatus
  : S extends 'plan'
    ? StartupPlanStatus
    : StartupResultStatus;

/** The phase of `section`, or null for a status that it cannot have, such as «deleted». */
export function startupPhaseOf(section: WorkflowSection, status: string): StartupPhase | null {
  return PHASE_BY_STATUS[section].get(status) ?? null;
}

/** The status that puts `section` into `phase`. */
export function startupStatusFor<S extends WorkflowSection>(
  section: S,
  phase: StartupPhase,
): StartupStatusOf<S>;
export function startupStatusFor(section: WorkflowSection, phase: StartupPhase): StartupStatus {
  return CODES[section][phase];
}

/** True for the statuses that only a result or the finish stage has. */
export function isStartupResultStatus(status: string): status is StartupResultStatus {
  return PHASE_BY_STATUS.result.has(status);
}

/** The family and the roles in the name of a status of any section; null for a deleted stage. */
export function startupFamily(status: string): StartupPhaseInfo | null {
  const phase =
    startupPhaseOf('result', status) ??
    startupPhaseOf('plan', status) ??
    startupPhaseOf('project', status);
  return phase && STARTUP_PHASE_INFO[phase];
}

/** True for «approved by …» of a section. */
export function isStartupApproved(section: WorkflowSection, status: string): boolean {
  const phase = startupPhaseOf(section, status);
  return phase !== null && STARTUP_PHASE_INFO[phase].family === 'approved';
}
