import {
  CREATING_ROLES,
  type DecisionAction,
  PROJECT_CATEGORIES,
  type ProjectCategory,
  type ProjectType,
  ROLE_IDS,
  type RoleCode,
} from '@pv/contract';
import type { Deps, Work } from '../context.ts';
import type { Transaction } from '../db/database.ts';
import { decideSection, loadState, type StageRow } from '../features/approval/public.ts';
import { addField } from '../features/project/operations/add-field.ts';
import { changeProject } from '../features/project/operations/change-project.ts';
import { createProject } from '../features/project/operations/create-project.ts';
import { changeStage } from '../features/stage/operations/change-stage.ts';
import { inviteTeammate } from '../features/team/operations/invite-teammate.ts';
import { ensureCodes } from '../features/user/operations/ensure-codes.ts';
import type { DemoName } from './people.ts';

const DAY = 24 * 60 * 60 * 1000;

/** A day `offset` days from today, as a calendar date. */
export function dateFrom(now: Date, offset: number): string {
  return new Date(now.getTime() + offset * DAY).toISOString().slice(0, 10);
}

/** Demo people at work: the real operations, some days ago. */
export interface Scene {
  now: Date;
  people: Record<DemoName, string>;
  /** Work so many days before now. */
  ago(days: number): Work;
}

/** Work at a moment of the past, in one transaction for all of it; nobody is mailed. */
export function quietWork(deps: Deps, trx: Transaction, moment: Date): Work {
  return {
    trx,
    deps: { ...deps, jobs: { ...deps.jobs, add: async () => () => undefined } },
    now: moment,
    // nobody has opened anything yet
    afterCommit: () => undefined,
  };
}

/** Opens a scene inside one transaction, so that the demo data is there as a whole or not at all. */
export function openScene(deps: Deps, trx: Transaction, people: Scene['people']): Scene {
  const now = deps.clock();
  const ago = (days: number) => quietWork(deps, trx, new Date(now.getTime() - days * DAY));
  return { now, people, ago };
}

/** A project in a scene, and who writes in it. */
export interface DemoProject {
  id: string;
  type: ProjectType;
  owner: DemoName;
  /** Its numeric stages in order. */
  numeric: StageRow[];
  finish: StageRow | undefined;
}

interface NewDemoProject {
  days: number;
  /** Research of the student where nothing else is said. */
  type?: ProjectType;
  owner?: DemoName;
  title: string;
  category?: ProjectCategory;
  annotation: string;
  /** Length of the project in days from its creation. */
  length: number;
  template: boolean;
}

/** Somebody creates a project, `days` ago, in the role that creators usually have. */
export async function create(scene: Scene, props: NewDemoProject): Promise<DemoProject> {
  const work = scene.ago(props.days);
  const { type = 'nir', owner = 'student' } = props;
  const userId = scene.people[owner];
  const [role = 'researcher'] = CREATING_ROLES[type];
  const { id } = await createProject(work, {
    type,
    userId,
    locale: 'ru',
    body: {
      title: props.title,
      ...(props.category && { category_id: PROJECT_CATEGORIES[props.category] }),
      role_id: ROLE_IDS[role],
      annotation: props.annotation,
      template: props.template,
    },
  });
  const dates = {
    starts_at: dateFrom(work.now, 0),
    ends_at: dateFrom(work.now, props.length),
    version: 0,
  };
  await changeProject(work, { projectId: id, userId, body: dates });
  const { stages } = await loadState(work.trx, id, userId);
  return {
    id,
    type,
    owner,
    numeric: stages.filter((stage) => stage.kind === 'numeric'),
    finish: stages.find((stage) => stage.kind === 'finish'),
  };
}

/** Somebody joins by his personal code, in the role that he is named after where nothing else is said. */
export async function join(
  scene: Scene,
  days: number,
  { id: projectId, type, owner }: DemoProject,
  ...who: [DemoName & RoleCode] | [name: DemoName, role: RoleCode]
): Promise<void> {
  const [name, role] = who.length === 1 ? [who[0], who[0]] : who;
  const work = scene.ago(days);
  const userId = scene.people[name];
  const { codes } = await ensureCodes(work, { userId, projectType: type });
  const code = codes.find((one) => one.role_id === ROLE_IDS[role])?.code ?? '';
  await inviteTeammate(work, { projectId, userId: scene.people[owner], role, code });
}

/** The owner describes the task and the concept of a project. */
export async function describe(
  scene: Scene,
  days: number,
  { id: projectId, owner }: DemoProject,
  texts: { task: [string, string][]; concept: [string, string][] },
): Promise<void> {
  const work = scene.ago(days);
  const of = { projectId, userId: scene.people[owner], kind: 'text' as const, stageId: null };
  for (const [title, content] of texts.task) {
    await addField(work, { ...of, list: 'task', title, content });
  }
  for (const [title, content] of texts.concept) {
    await addField(work, { ...of, list: 'full_info', title, content });
  }
}

type StageText = Omit<Parameters<typeof changeStage>[1]['body'], 'version'>;

/** The owner fills fields of a stage. */
export async function fill(
  scene: Scene,
  days: number,
  { id: projectId, owner }: DemoProject,
  stageId: string,
  body: StageText,
): Promise<void> {
  const work = scene.ago(days);
  const userId = scene.people[owner];
  const { stages } = await loadState(work.trx, projectId, userId);
  const version = stages.find((stage) => stage.id === stageId)?.version ?? 0;
  await changeStage(work, { stageId, userId, body: { ...body, version } });
}

interface DemoDecision {
  section: 'project' | 'plan' | 'result' | 'final';
  stageId?: string;
  action?: DecisionAction;
  review?: string;
}

/** Somebody sends, approves or returns a section. */
export async function decide(
  scene: Scene,
  days: number,
  projectId: string,
  name: DemoName,
  { section, stageId = undefined, action = 'approve', review }: DemoDecision,
): Promise<void> {
  await decideSection(scene.ago(days), {
    projectId,
    placeIn: () => ({ section, stageId: stageId ?? null }),
    userId: scene.people[name],
    action,
    review: review ?? null,
    seen: {},
    locale: 'ru',
  });
}
