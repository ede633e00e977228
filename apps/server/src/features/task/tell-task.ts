import { and, eq, inArray } from 'drizzle-orm';
import type { Work } from '../../context.ts';
import type { Executor } from '../../db/database.ts';
import { stages, tasks, taskTags } from '../../db/schema/index.ts';
import { appendEvent, type ProjectEvent } from '../approval/public.ts';
import { namesIn, type TaskRecord } from './find-tasks.ts';
import type { TaskContent } from './task-content.ts';
import type { TaskScene } from './task-scene.ts';

type Told = Record<string, unknown>;
type Look = (ids: readonly string[]) => Promise<ReadonlyMap<string, string>>;

const NOTHING: ReadonlyMap<string, string> = new Map();

function lookIn(executor: Executor, projectId: string): Record<'people' | 'tags' | 'tasks', Look> {
  return {
    people: () => namesIn(executor, projectId),
    tags: async (ids) => {
      const here = and(eq(taskTags.projectId, projectId), inArray(taskTags.id, [...ids]));
      const rows = await executor
        .select({ id: taskTags.id, name: taskTags.name })
        .from(taskTags)
        .where(here);
      return new Map(rows.map(({ id, name }) => [id, name]));
    },
    tasks: async (ids) => {
      const rows = await executor
        .select({ id: tasks.id, title: tasks.title, number: tasks.number })
        .from(tasks)
        .where(inArray(tasks.id, [...ids]));
      return new Map(rows.map(({ id, title, number }) => [id, `№ ${number} ${title}`]));
    },
  };
}

const LISTS = { assignees: 'people', tags: 'tags', blockedBy: 'tasks' } as const;

async function stageTitles(executor: Executor, ids: readonly string[]) {
  const rows = await executor
    .select({ id: stages.id, title: stages.title })
    .from(stages)
    .where(inArray(stages.id, [...ids]));
  return new Map(rows.map(({ id, title }) => [id, title]));
}

/** Ids become the names of then: the log is read also when what they named is gone. */
async function wordsOf(
  executor: Executor,
  projectId: string,
  sides: readonly Partial<TaskContent>[],
): Promise<Told[]> {
  const look = lookIn(executor, projectId);
  const told: Told[] = sides.map((side) => ({ ...side }));
  for (const [field, kind] of Object.entries(LISTS)) {
    const lists = sides.map((side) => side[field as keyof typeof LISTS]);
    const ids = lists.flatMap((list) => list ?? []);
    const names = ids.length > 0 ? await look[kind](ids) : NOTHING;
    lists.forEach((list, side) => {
      const words = told[side];
      if (words && list) words[field] = list.map((id) => names.get(id) ?? '').filter(Boolean);
    });
  }
  const stageIds = sides.flatMap(({ stageId }) => stageId ?? []);
  const titles = stageIds.length > 0 ? await stageTitles(executor, stageIds) : NOTHING;
  const parents = sides.flatMap(({ parentId }) => parentId ?? []);
  const above = parents.length > 0 ? await look.tasks(parents) : NOTHING;
  return told.map(({ stageId, parentId, checklist, ...rest }, side) => {
    const of = sides[side];
    return {
      ...rest,
      ...(stageId !== undefined && { stage: titles.get(of?.stageId ?? '') ?? null }),
      ...(parentId !== undefined && { parent: above.get(of?.parentId ?? '') ?? null }),
      ...(checklist !== undefined && {
        checklist: of?.checklist?.map(({ text, done }) => `${done ? '✓' : '○'} ${text}`),
      }),
    };
  });
}

interface TaskEvent {
  kind: Extract<ProjectEvent['kind'], `task_${string}`>;
  task: Pick<TaskRecord, 'id' | 'number' | 'title' | 'stageId'>;
  before?: Partial<TaskContent>;
  after?: Partial<TaskContent>;
}

/** What has happened to a task, as the log of its project tells it. */
export async function eventOf(
  executor: Executor,
  { project, actor }: TaskScene,
  { kind, task, before = {}, after = {} }: TaskEvent,
): Promise<ProjectEvent> {
  const [was = {}, is = {}] = await wordsOf(executor, project.id, [before, after]);
  const named = { task: task.id, name: `№ ${task.number} ${task.title}` };
  const { id: projectId } = project;
  const { stageId } = task;
  return { projectId, stageId, kind, actor, before: was, after: { ...is, ...named } };
}

/** Writes into the log of the project what has happened to a task. */
export async function tellTask(work: Work, scene: TaskScene, event: TaskEvent): Promise<void> {
  await appendEvent(work, await eventOf(work.trx, scene, event));
}
