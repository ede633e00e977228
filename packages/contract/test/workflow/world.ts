import {
  type ApprovedEdition,
  approvalHolds,
  type Completion,
  isResultStatus,
  type RoleCode,
  type SectionState,
  type StageParts,
  WORKFLOWS,
  type Workflow,
  type WorkflowFacts,
  type WorkflowSection,
  type WorkflowStatus,
} from '../../src/index.ts';

export type Kind = 'nir' | 'startup';

/** What a server keeps of a section besides its status. `content` stands for its hash. */
export interface SectionRecord {
  content: 'first' | 'second';
  edition: 'first' | 'second' | null;
  approved: ApprovedEdition | null;
  roundOpen: boolean;
  /** Who has signed the open round, in the order of signing. */
  signed: RoleCode[];
  sender: RoleCode | null;
  requestPending: boolean;
}

/** A whole project as plain data, so that states can be compared and copied. */
export interface World {
  kind: Kind;
  held: RoleCode[];
  records: Partial<Record<WorkflowSection, SectionRecord>>;
  statuses: Partial<Record<WorkflowSection, WorkflowStatus>>;
}

export const AUTHORS: Readonly<Record<Kind, readonly RoleCode[]>> = {
  nir: ['researcher', 'supervisor'],
  startup: ['founder', 'topmanager'],
};

/** The rules that are tried. */
export const rulesOf = ({ kind }: Pick<World, 'kind'>): Workflow => WORKFLOWS[kind];

/** The stage that a section belongs to; null for the project section. */
export function stageOf(section: WorkflowSection): 'stage' | 'finish' | null {
  if (section === 'project') return null;
  return section === 'final' ? 'finish' : 'stage';
}

/** Plan and result of research have one status, that of the stage. */
const slotOf = ({ kind }: World, section: WorkflowSection): WorkflowSection =>
  kind === 'nir' && section === 'result' ? 'plan' : section;

/** A project that was just created, with the named sections. */
export function newWorld(
  kind: Kind,
  held: readonly RoleCode[],
  sections: readonly WorkflowSection[],
): World {
  const world: World = { kind, held: [...held], records: {}, statuses: {} };
  for (const section of sections) {
    world.records[section] = {
      content: 'first',
      edition: null,
      approved: null,
      roundOpen: false,
      signed: [],
      sender: null,
      requestPending: false,
    };
    world.statuses[slotOf(world, section)] = rulesOf(world).first(section);
  }
  return world;
}

/** The record of a section. */
export function recordOf(world: World, section: WorkflowSection): SectionRecord {
  const found = world.records[section];
  if (!found) throw new Error(`no section ${section}`);
  return found;
}

export function statusOf(world: World, section: WorkflowSection): WorkflowStatus {
  const status = world.statuses[slotOf(world, section)];
  if (!status) throw new Error(`no section ${section}`);
  return status;
}

export function setStatus(world: World, section: WorkflowSection, status: WorkflowStatus): void {
  world.statuses[slotOf(world, section)] = status;
}

export const sectionsOf = ({ records }: World) => Object.keys(records) as WorkflowSection[];

/** The numeric stage, as completion and deletion read it. */
export function numericStage({ kind, statuses }: World): StageParts {
  return {
    kind: 'numeric',
    status: statuses.plan ?? null,
    resultStatus: kind === 'startup' ? (statuses.result ?? null) : null,
  };
}

export function completionOf(world: World): Completion {
  const { statuses, records } = world;
  const { status } = numericStage(world);
  const numeric = { ...numericStage(world), requestPending: false };
  const final = statuses.final && {
    kind: 'finish' as const,
    status: statuses.final,
    resultStatus: null,
    requestPending: records.final?.requestPending ?? false,
  };
  const project = { status: statuses.project ?? rulesOf(world).first('project') };
  const stages = [...(status ? [numeric] : []), ...(final ? [final] : [])];
  return rulesOf(world).completion(project, stages);
}

function planValid(world: World): boolean {
  const { plan } = world.records;
  if (!plan) return false;
  if (world.kind === 'nir') return approvalHolds(plan.approved, plan.content);
  return rulesOf(world).approved({ section: 'plan', status: statusOf(world, 'plan') });
}

export function factsOf(world: World, section: WorkflowSection): WorkflowFacts {
  const { content, approved, sender } = recordOf(world, section);
  return {
    held: new Set(world.held),
    completion: completionOf(world),
    planValid: planValid(world),
    contentHash: content,
    approved,
    sender,
    missing: [],
    restoreUnchanged: true,
  };
}

/** The sections as an event of the team reads them: of one status only the one that it belongs to. */
export function statesOf(world: World): SectionState[] {
  return sectionsOf(world).flatMap((section) => {
    const status = statusOf(world, section);
    const stage = section === 'plan' || section === 'result';
    const other = isResultStatus(status) ? 'plan' : 'result';
    if (world.kind === 'nir' && stage && section === other) return [];
    const { roundOpen, signed, sender } = recordOf(world, section);
    const stageId = stageOf(section);
    return [{ section, stageId, status, signed: roundOpen ? signed : [], sender }];
  });
}
