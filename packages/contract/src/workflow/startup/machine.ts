import type { Departure, Machine, MachineData } from '../engine/machine.ts';
import { queueOf, waitFor } from '../engine/match-rows.ts';
import { STARTUP_ROWS } from './rows.ts';
import {
  STARTUP_PHASES,
  STARTUP_PLAN_STATUS,
  STARTUP_PROJECT_STATUS,
  STARTUP_RESULT_STATUS,
  type StartupPhase,
} from './statuses.ts';

/**
 * A section that waited for the role goes to those who remain, else to the last who has signed; one
 * that was returned to it, to an author.
 */
function left(phase: StartupPhase, { role, held, part }: Departure, machine: Machine) {
  const { family, roles } = STARTUP_PHASES[phase];
  const row = 'left';
  if (!roles.some((named) => named === role)) return null;
  if (family === 'revision') return { row, to: `revision_${queueOf(machine, part.sender, held)}` };
  if (family !== 'waiting') return null;
  const rest = roles.filter((one) => one !== role);
  if (rest.length > 0) return { row, to: waitFor(machine, rest) };
  const last = part.signed.filter((one) => machine.reviewers.includes(one)).at(-1);
  return { row, to: last ? `approved_${last}` : 'reapproval' };
}

/** Founder and top manager ask mentor, expert and tracker side by side. The coordinator looks on. */
export const STARTUP: MachineData<StartupPhase> = {
  authors: ['founder', 'topmanager'],
  reviewers: ['mentor', 'expert', 'tracker'],
  sideBySide: true,
  phases: STARTUP_PHASES,
  statuses: {
    project: STARTUP_PROJECT_STATUS,
    plan: STARTUP_PLAN_STATUS,
    result: STARTUP_RESULT_STATUS,
    final: STARTUP_RESULT_STATUS,
  },
  oneStatus: false,
  planFirst: 'any_move',
  rows: STARTUP_ROWS,
  rowLetters: { project: 'S', plan: 'S', result: 'S', final: 'S' },
  joined: { mentor: 'joined', expert: 'joined', tracker: 'joined' },
  left,
  needsStages: true,
};
