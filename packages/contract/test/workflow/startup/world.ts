import {
  type ApprovedEdition,
  type Completion,
  type RoleCode,
  type SectionState,
  type StageParts,
  WORKFLOWS,
  type WorkflowFacts,
  type WorkflowSection,
  type WorkflowStatus,
} from '../../../src/index.ts';

/** The rules that are tried. */
export const startup = WORKFLOWS.startup;

/** What a server keeps of a section. `content` stands for its hash. */
export interface SectionRecord {
  section: WorkflowSection;
  /** Null for the project section. */
  stageId: string | null;
  status: WorkflowStatus;
  content: 'first' | 'second';
  edition: 'first' | 'second' | null;
  approved: ApprovedEdition | null;
  roundOpen: boolean;
  signed: RoleCode[];
  sender: RoleCode | null;
  requestPending: boolean;
}

/** A whole startup as plain data: who is there, and every section. */
export interface World {
  held: RoleCode[];
  sections: SectionRecord[];
}

function newSection(section: WorkflowSection, stageId: string | null): SectionRecord {
  return {
    section,
    stageId,
    status: startup.first(section),
    content: 'first',
    edition: null,
    approved: null,
    roundOpen: false,
    signed: [],
    sender: null,
    requestPending: false,
  };
}

/** A startup that was just created, with its project section and the named others. */
export function newWorld(held: readonly RoleCode[], sections: readonly WorkflowSection[]): World {
  const stage = { project: null, plan: 'stage', result: 'stage', final: 'finish' } as const;
  return {
    held: [...held],
    sections: sections.map((section) => newSection(section, stage[section])),
  };
}

/** The record of a section. */
export function recordOf(world: World, section: WorkflowSection): SectionRecord {
  const found = world.sections.find((one) => one.section === section);
  if (!found) throw new Error(`no section ${section}`);
  return found;
}

const statusIn = (world: World, section: WorkflowSection): WorkflowStatus | null =>
  world.sections.find((one) => one.section === section)?.status ?? null;

/** The numeric stage, as completion and deletion read it. */
export function numericStage(world: World): StageParts {
  return {
    kind: 'numeric',
    status: statusIn(world, 'plan'),
    resultStatus: statusIn(world, 'result'),
  };
}

export function completionOf(world: World): Completion {
  const final = world.sections.find((one) => one.section === 'final');
  const stages = [
    { ...numericStage(world), requestPending: false },
    ...(final
      ? [
          {
            kind: 'finish' as const,
            status: final.status,
            resultStatus: null,
            requestPending: final.requestPending,
          },
        ]
      : []),
  ];
  const status = statusIn(world, 'project') ?? startup.first('project');
  return startup.completion({ status }, stages);
}

export function factsOf(world: World, section: WorkflowSection): WorkflowFacts {
  const { content, approved, sender } = recordOf(world, section);
  const plan = statusIn(world, 'plan');
  return {
    held: new Set(world.held),
    completion: completionOf(world),
    planValid: plan !== null && startup.approved({ section: 'plan', status: plan }),
    contentHash: content,
    approved,
    sender,
    missing: [],
    restoreUnchanged: true,
  };
}

/** The sections as an event of the team reads them. */
export function stateOf(world: World): SectionState[] {
  return world.sections.map(({ section, stageId, status, roundOpen, signed, sender }) => ({
    section,
    stageId,
    status,
    signed: roundOpen ? signed : [],
    sender,
  }));
}
