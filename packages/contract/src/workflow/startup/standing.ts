import { type Passage, resetEffects, type Standing, type WorkflowEffect } from '../effects.ts';
import { STARTUP_PHASE_INFO, type StartupPhase } from './phases.ts';
import { heldRoles, STARTUP_AUTHORS, type StartupPresence, type StartupRole } from './roles.ts';

function standingOf(phase: StartupPhase): Standing<StartupRole> {
  const { family, roles } = STARTUP_PHASE_INFO[phase];
  return {
    waiting: family === 'waiting',
    named: roles,
    approvedBy: family === 'approved' ? (roles[0] ?? null) : null,
  };
}

/** What the effects of a move from one phase to another read. */
export function startupPassage(from: StartupPhase, to: StartupPhase): Passage<StartupRole> {
  return { from: standingOf(from), to: standingOf(to) };
}

/** Who is there to be told. */
export function startupListeners(present: StartupPresence) {
  return { held: heldRoles(present), authors: STARTUP_AUTHORS };
}

/** What is left behind when a section of a startup becomes «re-approval required» by an event. */
export function resetStartupSection(
  from: StartupPhase,
  present: StartupPresence,
): WorkflowEffect<StartupRole>[] {
  return resetEffects(standingOf(from), heldRoles(present));
}
