import type {
  HeldRoles,
  SectionAt,
  TeamChange,
  TeamSituation,
  Workflow,
  WorkflowFacts,
  WorkflowStatus,
} from '../machine.ts';
import { refuseStartupStageDeletion, startupCompletion } from './completion.ts';
import { availableStartupActions, decideStartup, type StartupFacts } from './decide.ts';
import { startupEditEffect } from './edit-effect.ts';
import { STARTUP_PHASE_INFO } from './phases.ts';
import {
  isStartupAuthor,
  isStartupRole,
  STARTUP_AUTHORS,
  type StartupPresence,
  type StartupRole,
} from './roles.ts';
import {
  isStartupApproved,
  isStartupResultStatus,
  startupFamily,
  startupPhaseOf,
  startupStatusFor,
} from './sections.ts';
import { resetStartupSection } from './standing.ts';
import {
  STARTUP_PLAN_STATUSES,
  STARTUP_PROJECT_STATUSES,
  STARTUP_RESULT_STATUSES,
  type StartupStatus,
} from './statuses.ts';
import { applyStartupTeamEvent, type StartupTeamEvent } from './team-event.ts';

/**
 * The roles that have to act next: all who are waited for, the one that a section was returned to,
 * else the authors. Nobody when the result is approved or the stage deleted.
 */
function startupMovers(status: string, present: StartupPresence): StartupRole[] {
  const info = startupFamily(status);
  if (!info || (info.family === 'approved' && isStartupResultStatus(status))) return [];
  if (info.family === 'waiting' || info.family === 'revision') return [...info.roles];
  return STARTUP_AUTHORS.filter((role) => present[role]);
}

const KNOWN: ReadonlySet<WorkflowStatus> = new Set<WorkflowStatus>([
  ...STARTUP_PROJECT_STATUSES,
  ...STARTUP_PLAN_STATUSES,
  ...STARTUP_RESULT_STATUSES,
  'deleted',
]);

function isStartupStatus(status: WorkflowStatus): status is StartupStatus {
  return KNOWN.has(status);
}

function checked(status: WorkflowStatus): StartupStatus {
  if (!isStartupStatus(status)) throw new TypeError(`${status} is no status of a startup`);
  return status;
}

function presence(held: HeldRoles): StartupPresence {
  return {
    founder: held.has('founder'),
    topmanager: held.has('topmanager'),
    mentor: held.has('mentor'),
    expert: held.has('expert'),
    tracker: held.has('tracker'),
  };
}

const authorOrNull = (role: WorkflowFacts['sender']) =>
  role && isStartupAuthor(role) ? role : null;

function factsOf({ held, sender, approved, ...facts }: WorkflowFacts): StartupFacts {
  const by = approved?.approvedBy;
  return {
    ...facts,
    present: presence(held),
    sender: authorOrNull(sender),
    approved: approved && by && isStartupRole(by) ? { ...approved, approvedBy: by } : null,
  };
}

function eventOf(change: TeamChange): StartupTeamEvent {
  if (change.kind === 'invited') return change;
  return { ...change, present: presence(change.held) };
}

function teamChange(change: TeamChange, { completion, sections }: TeamSituation) {
  const parts = sections.map((part) => ({
    ...part,
    status: checked(part.status),
    sender: authorOrNull(part.sender),
  }));
  return applyStartupTeamEvent(eventOf(change), { completion, parts });
}

/** The rules of startups. */
export const startupWorkflow: Workflow = {
  first: (section) => startupStatusFor(section, 'created'),
  decide: ({ section, status, actor, action }, facts) =>
    decideStartup(section, status, actor, action, factsOf(facts)),
  actions: ({ section, status }, actor, facts) =>
    availableStartupActions(section, status, actor, factsOf(facts)),
  movers: ({ status }: SectionAt, held) => startupMovers(status, presence(held)),
  sideBySide: true,
  family: (status) => startupFamily(status)?.family ?? null,
  approved: ({ section, status }) => isStartupApproved(section, status),
  edit: startupEditEffect,
  completion: startupCompletion,
  deletion: refuseStartupStageDeletion,
  restored: (section, sent) => startupStatusFor(section, sent ? 'reapproval' : 'created'),
  teamChange,
  closeRound: ({ section, status }, held) => {
    const from = startupPhaseOf(section, checked(status));
    if (!from || STARTUP_PHASE_INFO[from].family !== 'waiting') return null;
    const effects = resetStartupSection(from, presence(held));
    return { to: startupStatusFor(section, 'reapproval'), effects };
  },
};
