import { hasOpenRound } from '../effects.ts';
import type { WorkflowSection } from '../sections.ts';
import type { WorkflowStatus } from '../statuses.ts';
import type { Workflow } from '../workflow.ts';
import { actionsOf, decide, moversOf } from './decide.ts';
import { type MachineData, machineOf } from './machine.ts';
import { completionOf, editSection, isApproved, refuseDeletion } from './stages.ts';
import { changeTeam, resetSection } from './team-change.ts';

/** The rules of approval that a machine's data amounts to. */
export function workflowOf<P extends string>(data: MachineData<P>): Workflow {
  const machine = machineOf(data);
  const { oneStatus, sideBySide } = machine;
  const begins = (section: WorkflowSection) =>
    oneStatus && section === 'result' ? 'plan' : section;
  return {
    first: (section) => machine.statusFor(begins(section), 'created'),
    decide: (attempt, facts) => decide(machine, attempt, facts),
    actions: (at, actor, facts) => actionsOf(machine, at, actor, facts),
    movers: (at, held) => moversOf(machine, at, held),
    sideBySide,
    asksAsBefore: (seen, { section, status }, role) => {
      if (seen === status) return true;
      const phases = [seen as WorkflowStatus, status].map((one) => machine.phaseOf(section, one));
      const [was, is] = phases.map((phase) => (phase === null ? null : machine.infoOf(phase)));
      if (!sideBySide || !was || !is || !hasOpenRound(was) || !hasOpenRound(is)) return false;
      return was.roles.includes(role) === is.roles.includes(role);
    },
    family: (status) => machine.placeOf(status)?.info.family ?? null,
    approved: ({ section, status }) => isApproved(machine, section, status),
    edit: (edit) => editSection(machine, edit),
    completion: (project, stages) => completionOf(machine, project, stages),
    deletion: (stage, completion) => refuseDeletion(machine, stage, completion),
    restored: (section, sent) =>
      machine.statusFor(begins(section), sent ? 'reapproval' : 'created'),
    teamChange: (change, situation) => changeTeam(machine, change, situation),
    closeRound: ({ section, status }, held) => {
      const phase = machine.phaseOf(section, status);
      const from = phase && machine.infoOf(phase);
      if (!from || !hasOpenRound(from)) return null;
      const to = machine.statusFor(section, 'reapproval');
      return { to, effects: resetSection(machine, from, held) };
    },
  };
}
