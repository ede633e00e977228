import type { ErrorCode } from '../../http/errors.ts';
import type { RoleCode } from '../../kinds/roles.ts';
import { approvalEffects, type WorkflowEffect } from '../effects.ts';
import type { WorkflowSection } from '../sections.ts';
import type { Completion } from '../statuses.ts';
import { STARTUP_PHASE_INFO, type StartupPhase, type StartupTarget, waitFor } from './phases.ts';
import {
  heldRoles,
  isStartupReviewer,
  isStartupRole,
  queueOf,
  type StartupAuthor,
  type StartupPresence,
  type StartupRole,
} from './roles.ts';
import { startupPhaseOf, startupStatusFor } from './sections.ts';
import { resetStartupSection, startupPassage } from './standing.ts';
import type { StartupStatus } from './statuses.ts';

/** A change of the team. `present` is the team after it. */
export type StartupTeamEvent =
  /** `first`: nobody held the role before. */
  | { kind: 'joined'; role: RoleCode; first: boolean; present: StartupPresence }
  | { kind: 'left'; role: RoleCode; present: StartupPresence }
  | { kind: 'invited'; role: RoleCode };

/** A section of a startup with what its open round has come to. */
export interface StartupPart {
  section: WorkflowSection;
  /** Null for the project section. */
  stageId: string | null;
  status: StartupStatus;
  /** Who has signed the open round, the sender included, in the order of signing. */
  signed: readonly RoleCode[];
  sender: StartupAuthor | null;
}

/** The change of one status, and what the server does with it. */
export interface StartupChange {
  section: WorkflowSection;
  stageId: string | null;
  /** The first reviewer of a role has come, or the last holder of a role has left. */
  row: 'joined' | 'left';
  from: StartupStatus;
  to: StartupStatus;
  effects: readonly WorkflowEffect<StartupRole>[];
}

function reset(part: StartupPart, present: StartupPresence): StartupChange[] {
  const { section, stageId, status: from } = part;
  const phase = startupPhaseOf(section, from);
  if (!phase || phase === 'created') return [];
  const effects: WorkflowEffect<StartupRole>[] = [
    ...resetStartupSection(phase, present),
    { kind: 'markReviewerJoined' },
  ];
  const to = startupStatusFor(section, 'reapproval');
  return [{ section, stageId, row: 'joined', from, to, effects }];
}

/** Where a section that waited for `role` goes: to those who remain, else to the last who has signed. */
function afterWaiting(phase: StartupPhase, role: StartupRole, part: StartupPart): StartupTarget {
  const rest = STARTUP_PHASE_INFO[phase].roles.filter((one) => one !== role);
  if (rest.length > 0) return waitFor(rest.filter(isStartupReviewer));
  const last = part.signed.filter(isStartupReviewer).at(-1);
  return last ? `approved_${last}` : 'reapproval';
}

function afterDeparture(
  phase: StartupPhase,
  role: StartupRole,
  part: StartupPart,
  present: StartupPresence,
): StartupTarget | null {
  const { family, roles } = STARTUP_PHASE_INFO[phase];
  if (!roles.includes(role)) return null;
  if (family === 'waiting') return afterWaiting(phase, role, part);
  return family === 'revision' ? `revision_${queueOf(part.sender, present)}` : null;
}

function depart(part: StartupPart, role: StartupRole, present: StartupPresence): StartupChange[] {
  const { section, stageId, status: from } = part;
  const phase = startupPhaseOf(section, from);
  const target = phase && afterDeparture(phase, role, part, present);
  if (!phase || !target) return [];
  const passage = startupPassage(phase, target);
  const effects: WorkflowEffect<StartupRole>[] =
    target === 'reapproval'
      ? resetStartupSection(phase, present)
      : [
          ...approvalEffects(passage.to),
          { kind: 'notify', roles: heldRoles(present), reason: 'reassigned' },
        ];
  const to = startupStatusFor(section, target);
  return [{ section, stageId, row: 'left', from, to, effects }];
}

/**
 * What a change of the team does to the statuses of a startup. The first mentor, the first expert and
 * the first tracker reset everything that was ever sent; a founder, a top manager, a coordinator and
 * the second of a role reset nothing. A succeeded startup takes no further reviewer:
 * `project_finished`.
 */
export function applyStartupTeamEvent(
  event: StartupTeamEvent,
  state: { completion: Completion; parts: readonly StartupPart[] },
): { ok: true; changes: readonly StartupChange[] } | { ok: false; code: ErrorCode } {
  const { role } = event;
  if (event.kind === 'left') {
    if (!isStartupRole(role) || event.present[role]) return { ok: true, changes: [] };
    return { ok: true, changes: state.parts.flatMap((part) => depart(part, role, event.present)) };
  }
  if (!isStartupReviewer(role)) return { ok: true, changes: [] };
  if (state.completion === 'succeeded') return { ok: false, code: 'project_finished' };
  if (event.kind === 'invited' || !event.first) return { ok: true, changes: [] };
  return { ok: true, changes: state.parts.flatMap((part) => reset(part, event.present)) };
}
