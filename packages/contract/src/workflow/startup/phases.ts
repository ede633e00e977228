import type { PhaseFamily } from '../phases.ts';
import type { StartupReviewer, StartupRole } from './roles.ts';

/** The family of a phase and the roles that its name carries: all whom it waits for, or the one. */
export interface StartupPhaseInfo {
  family: PhaseFamily;
  roles: readonly StartupRole[];
}

const waiting = (...roles: StartupReviewer[]): StartupPhaseInfo => ({ family: 'waiting', roles });
const revision = (role: StartupRole): StartupPhaseInfo => ({ family: 'revision', roles: [role] });
const approved = (role: StartupRole): StartupPhaseInfo => ({ family: 'approved', roles: [role] });

/** What the statuses of a startup's project section, plan and result have in common. */
const INFO = {
  created: { family: 'created', roles: [] },
  reapproval: { family: 'reapproval', roles: [] },
  waiting_all: waiting('mentor', 'expert', 'tracker'),
  waiting_mentor_expert: waiting('mentor', 'expert'),
  waiting_mentor_tracker: waiting('mentor', 'tracker'),
  waiting_expert_tracker: waiting('expert', 'tracker'),
  waiting_mentor: waiting('mentor'),
  waiting_expert: waiting('expert'),
  waiting_tracker: waiting('tracker'),
  revision_founder: revision('founder'),
  revision_topmanager: revision('topmanager'),
  revision_mentor: revision('mentor'),
  revision_expert: revision('expert'),
  revision_tracker: revision('tracker'),
  approved_founder: approved('founder'),
  approved_topmanager: approved('topmanager'),
  approved_mentor: approved('mentor'),
  approved_expert: approved('expert'),
  approved_tracker: approved('tracker'),
} as const satisfies Record<string, StartupPhaseInfo>;

export type StartupPhase = keyof typeof INFO;
/** The phases that a move may lead to: nothing ever becomes «created» again. */
export type StartupTarget = Exclude<StartupPhase, 'created'>;

export const STARTUP_PHASE_INFO: Readonly<Record<StartupPhase, StartupPhaseInfo>> = INFO;
export const STARTUP_PHASES = Object.keys(INFO) as readonly StartupPhase[];

type Waiting = Extract<StartupPhase, `waiting_${string}`>;

function isWaiting(phase: StartupPhase): phase is Waiting {
  return STARTUP_PHASE_INFO[phase].family === 'waiting';
}

/**
 * wait(W): the phase that waits for exactly these roles.
 * @throws RangeError when there is nobody to wait for
 */
export function waitFor(roles: readonly StartupReviewer[]): Waiting {
  const found = STARTUP_PHASES.filter(isWaiting).find((phase) => {
    const named = STARTUP_PHASE_INFO[phase].roles;
    return named.length === roles.length && roles.every((role) => named.includes(role));
  });
  if (!found) throw new RangeError(`Nothing waits for ${roles.join(', ')}`);
  return found;
}

/**
 * True while the content of a section in this phase is closed: reviewers read it, or a request to
 * reopen it waits for one of them.
 */
export function isLockedStartupPhase(phase: StartupPhase): boolean {
  const { family, roles } = STARTUP_PHASE_INFO[phase];
  const [named] = roles;
  const ofReviewer = named === 'mentor' || named === 'expert' || named === 'tracker';
  return family === 'waiting' || (family === 'revision' && ofReviewer);
}
