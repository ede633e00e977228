import type { RoleCode } from '../../kinds/roles.ts';
import { approvalEffects, resetEffects, type WorkflowEffect } from '../effects.ts';
import type { PhaseInfo } from '../phases.ts';
import type {
  HeldRoles,
  SectionState,
  TeamChange,
  TeamOutcome,
  TeamSituation,
  WorkflowChange,
} from '../workflow.ts';
import type { Machine } from './machine.ts';

/** What is left behind when a section becomes «re-approval required» by an event. */
export function resetSection(machine: Machine, from: PhaseInfo, held: HeldRoles): WorkflowEffect[] {
  return resetEffects(
    from,
    machine.roles.filter((role) => held.has(role)),
  );
}

function change(
  machine: Machine,
  part: SectionState,
  { row, to, effects }: { row: string; to: string; effects: WorkflowEffect[] },
): WorkflowChange {
  const { section, stageId, status: from } = part;
  return { section, stageId, row, from, to: machine.statusFor(section, to), effects };
}

/** Everything that was ever sent falls when a reviewer comes. */
function join(machine: Machine, row: string, part: SectionState, held: HeldRoles) {
  const phase = machine.phaseOf(part.section, part.status);
  if (!phase || phase === 'created') return [];
  const effects: WorkflowEffect[] = [
    ...resetSection(machine, machine.infoOf(phase), held),
    { kind: 'markReviewerJoined' },
  ];
  return [change(machine, part, { row, to: 'reapproval', effects })];
}

function leave(machine: Machine, role: RoleCode, part: SectionState, held: HeldRoles) {
  const phase = machine.phaseOf(part.section, part.status);
  const left = phase && machine.left(phase, { role, held, part }, machine);
  if (!phase || !left) return [];
  const told: WorkflowEffect = {
    kind: 'notify',
    roles: machine.roles.filter((one) => held.has(one)),
    reason: 'reassigned',
  };
  const effects =
    left.to === 'reapproval'
      ? resetSection(machine, machine.infoOf(phase), held)
      : [...approvalEffects(machine.infoOf(left.to)), told];
  return [change(machine, part, { ...left, effects })];
}

/**
 * See `Workflow.teamChange`. Marks of `markReviewerJoined` go to every approved edition of a stage,
 * its plan and its result. Completion is computed anew afterwards.
 */
export function changeTeam(
  machine: Machine,
  event: TeamChange,
  { completion, sections, reviewerReset }: TeamSituation,
): TeamOutcome {
  const { role } = event;
  const unchanged = { ok: true as const, changes: [] };
  if (event.kind === 'left') {
    if (event.held.has(role)) return unchanged;
    return {
      ok: true,
      changes: sections.flatMap((part) => leave(machine, role, part, event.held)),
    };
  }
  const first = machine.joined[role];
  if (!first) return unchanged;
  if (completion === 'succeeded') return { ok: false, code: 'project_finished' };
  if (event.kind === 'invited') return unchanged;
  const again = reviewerReset === 'every' ? machine.joinedAgain : undefined;
  const row = event.first ? first : again;
  if (!row) return unchanged;
  return { ok: true, changes: sections.flatMap((part) => join(machine, row, part, event.held)) };
}
