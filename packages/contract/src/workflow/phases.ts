import type { Passage, Standing } from './effects.ts';
import type { ResearchRole } from './roles.ts';

/**
 * What the statuses of the project section, the stage plan and the result have in common. The spec
 * words each status anew for each kind of section; the rules of approval do not differ.
 */
export const PHASES = [
  'created',
  'reapproval',
  'waiting_supervisor',
  'waiting_curator',
  'revision_researcher',
  'revision_supervisor',
  'revision_curator',
  'approved_researcher',
  'approved_supervisor',
  'approved_curator',
] as const;

export type Phase = (typeof PHASES)[number];

/** The phases that a move may lead to: nothing ever becomes «created» again. */
export type TargetPhase = Exclude<Phase, 'created'>;

export type PhaseFamily = 'created' | 'reapproval' | 'waiting' | 'revision' | 'approved';

/** The family of a phase and the role that its name carries, if any. */
export interface PhaseInfo {
  family: PhaseFamily;
  role: ResearchRole | null;
}

export const PHASE_INFO: Readonly<Record<Phase, PhaseInfo>> = {
  created: { family: 'created', role: null },
  reapproval: { family: 'reapproval', role: null },
  waiting_supervisor: { family: 'waiting', role: 'supervisor' },
  waiting_curator: { family: 'waiting', role: 'curator' },
  revision_researcher: { family: 'revision', role: 'researcher' },
  revision_supervisor: { family: 'revision', role: 'supervisor' },
  revision_curator: { family: 'revision', role: 'curator' },
  approved_researcher: { family: 'approved', role: 'researcher' },
  approved_supervisor: { family: 'approved', role: 'supervisor' },
  approved_curator: { family: 'approved', role: 'curator' },
};

/** The approved phase that names `role`. */
export function approvedBy(role: ResearchRole): TargetPhase {
  return `approved_${role}`;
}

/**
 * True while the content of a section in this phase is closed to its authors: it waits for a
 * reviewer, or a request to reopen it waits for the curator.
 */
export function isLockedPhase(phase: Phase): boolean {
  return PHASE_INFO[phase].family === 'waiting' || phase === 'revision_curator';
}

/** True while a round of the section is open. */
export function hasOpenRound(phase: Phase): boolean {
  return PHASE_INFO[phase].family === 'waiting';
}

function standingOf(phase: Phase): Standing<ResearchRole> {
  const { family, role } = PHASE_INFO[phase];
  return {
    waiting: hasOpenRound(phase),
    named: role ? [role] : [],
    approvedBy: family === 'approved' ? role : null,
  };
}

/** What the effects of a move from one phase to another read. */
export function passageOf(from: Phase, to: Phase): Passage<ResearchRole> {
  return { from: standingOf(from), to: standingOf(to) };
}
