import type { RoleCode } from '../../kinds/roles.ts';
import type { PhaseInfo } from '../phases.ts';
import { WORKFLOW_SECTIONS, type WorkflowSection } from '../sections.ts';
import type { WorkflowStatus } from '../statuses.ts';
import type { HeldRoles, SectionState } from '../workflow.ts';
import type { Row } from './row.ts';

/** What a departure meets: the section, and the team without the last holder of the role. */
export interface Departure {
  role: RoleCode;
  held: HeldRoles;
  part: SectionState;
}

/** One way of approval as data. The engine knows nothing else of it. */
export interface MachineData<P extends string> {
  /** Who writes and sends. */
  authors: readonly RoleCode[];
  /** Who reviews, in the order in which they are asked where they are asked in turn. */
  reviewers: readonly RoleCode[];
  /** All reviewers are asked at once. */
  sideBySide: boolean;
  /** The reviewer who writes and sends where there is no author. */
  standIn?: RoleCode;
  /** The reviewer who may edit what he is asked to read. */
  editsInRound?: RoleCode;
  phases: Readonly<Record<P, PhaseInfo>>;
  /** The statuses of each section by its phases. Of several the first is the one that is written. */
  statuses: Readonly<
    Record<WorkflowSection, Readonly<Record<P, WorkflowStatus | readonly WorkflowStatus[]>>>
  >;
  /** The plan and the result of a stage share one status. */
  oneStatus: boolean;
  /** What cannot be done on a result without a valid plan. */
  planFirst: 'sending' | 'any_move';
  /** Every permitted move, the same in all sections. What no row lists is refused. */
  rows: readonly Row<P>[];
  /** What stands before the number of a row in each section. */
  rowLetters: Readonly<Record<WorkflowSection, string>>;
  /** The event that the first holder of a reviewing role is. */
  joined: Readonly<Partial<Record<RoleCode, string>>>;
  /** The event that every further holder is; without it they change nothing. */
  joinedAgain?: string;
  /** Where a section goes when the last holder of a role leaves; null when it is not with that role. */
  left(phase: P, departure: Departure, machine: Machine): { row: string; to: string } | null;
  /** There is no final report before the first stage. */
  needsStages: boolean;
}

/** A status: the phase that it stands for, and whether it is one of results only. */
export interface Place {
  info: PhaseInfo;
  ofResult: boolean;
}

/** A machine with what is looked up in its data all the time. */
export interface Machine extends MachineData<string> {
  /** Everybody who decides. */
  roles: readonly RoleCode[];
  /** The phase of a section, or null for a status that it cannot have. */
  phaseOf(section: WorkflowSection, status: WorkflowStatus): string | null;
  /** @throws RangeError for a phase that the machine does not have */
  infoOf(phase: string): PhaseInfo;
  /** The status that puts a section into a phase. */
  statusFor(section: WorkflowSection, phase: string): WorkflowStatus;
  /** Null for a deleted stage. A status that plan and result share is one of the plan. */
  placeOf(status: WorkflowStatus): Place | null;
}

const several = (status: WorkflowStatus | readonly WorkflowStatus[]) => [status].flat();

/** A machine over this data. */
export function machineOf<P extends string>(data: MachineData<P>): Machine {
  const machine: MachineData<string> = data;
  const byStatus = (section: WorkflowSection) =>
    new Map(
      Object.entries(machine.statuses[section]).flatMap(([phase, statuses]) =>
        several(statuses).map((status) => [status, phase] as const),
      ),
    );
  const phases = new Map(WORKFLOW_SECTIONS.map((section) => [section, byStatus(section)]));
  const infoOf = (phase: string) => {
    const info = machine.phases[phase];
    if (!info) throw new RangeError(`There is no phase ${phase}`);
    return info;
  };
  const places = new Map<WorkflowStatus, Place>();
  for (const section of ['final', 'result', 'plan', 'project'] as const) {
    const ofResult = section === 'final' || section === 'result';
    for (const [status, phase] of phases.get(section) ?? []) {
      places.set(status, { info: infoOf(phase), ofResult });
    }
  }
  return {
    ...machine,
    roles: [...data.authors, ...data.reviewers],
    phaseOf: (section, status) => phases.get(section)?.get(status) ?? null,
    infoOf,
    statusFor: (section, phase) => {
      const [status] = several(machine.statuses[section][phase] ?? []);
      if (!status) throw new RangeError(`No status puts ${section} into ${phase}`);
      return status;
    },
    placeOf: (status) => places.get(status) ?? null,
  };
}
