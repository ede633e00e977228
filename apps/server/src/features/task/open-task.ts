import { AppError } from '@pv/contract';
import { eq, sql } from 'drizzle-orm';
import type { Work } from '../../context.ts';
import type { Executor } from '../../db/database.ts';
import { planned } from '../../db/planned.ts';
import {
  comments,
  members,
  profiles,
  projects,
  taskBoards,
  taskFiles,
  tasks,
} from '../../db/schema/index.ts';
import type { TaskRecord } from './find-tasks.ts';
import {
  boardInScene,
  inTeamOfScene,
  lockTasks,
  profileInScene,
  requireEdit,
  SCENE,
  sceneOf,
  type TaskScene,
} from './task-scene.ts';

/** A task as somebody of its team meets it, with what it is shown with. */
export interface OpenTask {
  scene: TaskScene;
  task: TaskRecord;
  /** How the people of the team are called, by their ids. */
  names: ReadonlyMap<string, string>;
  /** How much was said of it. */
  said: number;
  /** How many files it has. */
  attached: number;
}

const NAMES = sql<Record<string, string>>`(
  select jsonb_object_agg(m.user_id, coalesce(p.name, ''))
  from ${members} m left join ${profiles} p on p.user_id = m.user_id where m.project_id = ${tasks.projectId})`;
const SAID = sql<number>`(
  select count(*)::int from ${comments} c
  where c.subject = 'task' and c.subject_id = ${tasks.id} and c.deleted_at is null)`;
const ATTACHED = sql<number>`(
  select count(*)::int from ${taskFiles} f where f.task_id = ${tasks.id} and f.ready)`;

const readOpen = planned('read_task', ['id', 'userId'], (executor, { id, userId }) =>
  executor
    .select({ scene: SCENE, task: tasks, names: NAMES, said: SAID, attached: ATTACHED })
    .from(tasks)
    .innerJoin(projects, eq(projects.id, tasks.projectId))
    .innerJoin(members, inTeamOfScene(userId))
    .leftJoin(profiles, profileInScene)
    .leftJoin(taskBoards, boardInScene)
    .where(eq(tasks.id, id)),
);

/**
 * A task for a member of its team, by one statement.
 * @throws AppError `not_found` for an absent task and for a foreign one alike
 */
export async function readTask(executor: Executor, id: string, userId: string): Promise<OpenTask> {
  const [row] = await readOpen(executor, { id, userId });
  if (!row || row.task.deletedAt) throw new AppError('not_found');
  const { scene, names, ...rest } = row;
  return { ...rest, scene: sceneOf(scene), names: new Map(Object.entries(names)) };
}

/**
 * As `readTask`, with the project locked for a change. Both statements go out together, and the second begins
 * when the lock is held.
 * @throws AppError `not_found`, `forbidden`, `project_finished`
 */
export async function editTask(work: Work, id: string, userId: string): Promise<OpenTask> {
  const [, open] = await Promise.all([
    lockTasks(work, { taskId: id }),
    readTask(work.trx, id, userId),
  ]);
  requireEdit(open.scene);
  return open;
}
