import {
  type ApprovedEdition,
  approvalHolds,
  type ProjectStatus,
  type StageStatus,
  type WorkflowSection,
} from '../../src/index.ts';
import { type Presence, type ResearchFacts, type ResearchState, research } from './research.ts';

/** What a server keeps of a section besides its status. `content` stands for its hash. */
export interface SectionRecord {
  content: 'first' | 'second';
  edition: 'first' | 'second' | null;
  approved: ApprovedEdition | null;
  roundOpen: boolean;
  supervisorSigned: boolean;
  requestPending: boolean;
}

export interface StageRecord {
  id: string;
  kind: 'numeric' | 'finish';
  status: StageStatus;
  plan: SectionRecord;
  result: SectionRecord;
}

/** A whole research project as plain data, so that states can be compared and copied. */
export interface World {
  present: Presence;
  project: { status: ProjectStatus; section: SectionRecord };
  stages: StageRecord[];
}

export function newSection(): SectionRecord {
  return {
    content: 'first',
    edition: null,
    approved: null,
    roundOpen: false,
    supervisorSigned: false,
    requestPending: false,
  };
}

export function newStage(id: string, kind: 'numeric' | 'finish'): StageRecord {
  return { id, kind, status: 'stage_created', plan: newSection(), result: newSection() };
}

export function newWorld(present: Presence, stages: StageRecord[]): World {
  return { present, project: { status: 'project_created', section: newSection() }, stages };
}

export function stageOf(world: World, id: string): StageRecord {
  const stage = world.stages.find((s) => s.id === id);
  if (!stage) throw new Error(`no stage ${id}`);
  return stage;
}

/** The record of a section; `stageId` is null for the project section. */
export function recordOf(
  world: World,
  section: WorkflowSection,
  stageId: string | null,
): SectionRecord {
  if (stageId === null) return world.project.section;
  const stage = stageOf(world, stageId);
  return section === 'plan' ? stage.plan : stage.result;
}

export function completionOf(world: World) {
  const stages = world.stages.map(({ kind, status, result }) => ({
    kind,
    status,
    resultStatus: null,
    requestPending: result.requestPending,
  }));
  return research.completion(world.project, stages);
}

export function factsOf(
  world: World,
  section: WorkflowSection,
  stageId: string | null,
): ResearchFacts {
  const { content, approved } = recordOf(world, section, stageId);
  const plan = stageId === null ? null : stageOf(world, stageId).plan;
  return {
    present: world.present,
    completion: completionOf(world),
    planValid: plan !== null && approvalHolds(plan.approved, plan.content),
    contentHash: content,
    approved,
    missing: [],
    restoreUnchanged: true,
  };
}

export function stateOf(world: World): ResearchState {
  const stages = world.stages.map(({ id, kind, status, plan, result }) => ({
    id,
    kind,
    status,
    supervisorSigned: plan.roundOpen ? plan.supervisorSigned : result.supervisorSigned,
  }));
  const { status, section } = world.project;
  return {
    completion: completionOf(world),
    project: { status, supervisorSigned: section.supervisorSigned },
    stages,
  };
}
