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
import { type Neighbours, neighboursIn } from './ranks.ts';
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
  /** How those are called whose it is, by their ids. */
  names: ReadonlyMap<string, string>;
  /** How much was said of it. */
  said: number;
  /** How many files it has. */
  attached: number;
}

const NAMES = sql<Record<string, string> | null>`(
  select jsonb_object_agg(m.user_id, coalesce(p.name, ''))
  from ${members} m left join ${profiles} p on p.user_id = m.user_id
  where m.project_id = ${tasks.projectId} and m.user_id = any(${tasks.assignees}))`;
const SAID = sql<number>`(
  select count(*)::int from ${comments} c
  where c.subject = 'task' and c.subject_id = ${tasks.id} and c.deleted_at is null)`;
const ATTACHED = sql<number>`(
  select count(*)::int from ${taskFiles} f where f.task_id = ${tasks.id} and f.ready)`;

const TEAM = sql<string[]>`(
  select json_agg(m.user_id) from ${members} m where m.project_id = ${tasks.projectId})`;

const selectOpen = planned(
  'read_task',
  ['id', 'userId', 'after'],
  (executor, { id, userId, after }) =>
    executor
      .select({
        scene: SCENE,
        task: tasks,
        names: NAMES,
        said: SAID,
        attached: ATTACHED,
        team: TEAM,
        place: neighboursIn(tasks.projectId, tasks.id, after),
      })
      .from(tasks)
      .innerJoin(projects, eq(projects.id, tasks.projectId))
      .innerJoin(members, inTeamOfScene(userId))
      .leftJoin(profiles, profileInScene)
      .leftJoin(taskBoards, boardInScene)
      .where(eq(tasks.id, id)),
);

/** A task that is to be changed. */
interface EditedTask extends OpenTask {
  /** Who is in the team. */
  team: readonly string[];
  /** Between which places it would stand behind the one that was named. */
  place: Neighbours;
}

async function readOpen(
  executor: Executor,
  asked: { id: string; userId: string; after: string | null },
): Promise<EditedTask> {
  const [row] = await selectOpen(executor, asked);
  if (!row || row.task.deletedAt) throw new AppError('not_found');
  const { scene, names, ...rest } = row;
  return { ...rest, scene: sceneOf(scene), names: new Map(Object.entries(names ?? {})) };
}

/**
 * A task for a member of its team, by one statement.
 * @throws AppError `not_found` for an absent task and for a foreign one alike
 */
export const readTask = (executor: Executor, id: string, userId: string): Promise<OpenTask> =>
  readOpen(executor, { id, userId, after: null });

/**
 * As `readTask`, with the project locked for a change. Both statements go out together, and the second begins
 * when the lock is held.
 * @param after behind which task it would stand, for `place`; null for before all
 * @throws AppError `not_found`, `forbidden`, `project_finished`
 */
export async function editTask(
  work: Work,
  id: string,
  userId: string,
  after: string | null = null,
): Promise<EditedTask> {
  const [, open] = await Promise.all([
    lockTasks(work, { taskId: id }),
    readOpen(work.trx, { id, userId, after }),
  ]);
  requireEdit(open.scene);
  return open;
}
