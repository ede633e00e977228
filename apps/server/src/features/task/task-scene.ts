import {
  AppError,
  allowed,
  type Completion,
  closedStatuses,
  DEFAULT_TASK_STATUSES,
  type ProjectType,
  type RoleCode,
  type TaskStatus,
  type TaskStatusId,
} from '@pv/contract';
import { and, eq, isNull, type Placeholder, sql } from 'drizzle-orm';
import type { Work } from '../../context.ts';
import type { Executor } from '../../db/database.ts';
import { planned } from '../../db/planned.ts';
import { members, profiles, projects, taskBoards, tasks } from '../../db/schema/index.ts';
import { type ToldTasks, tellTasks } from '../approval/public.ts';

/** The project of tasks as somebody of its team meets it: who he is there, and how the columns are called. */
export interface TaskScene {
  project: { id: string; type: ProjectType; title: string; completion: Completion };
  actor: { userId: string; role: RoleCode; name: string };
  statuses: readonly TaskStatus[];
  statusesVersion: number;
}

/** Who somebody is in a project, and how far that is. */
interface Standing {
  project: Pick<TaskScene['project'], 'completion'>;
  actor: Pick<TaskScene['actor'], 'role'>;
}

/** Whether somebody may change tasks: a finished work stays as it is. */
export function mayEditTasks({ project, actor }: Standing): boolean {
  return allowed(actor.role, 'manage_tasks') && project.completion !== 'succeeded';
}

/** @throws AppError `forbidden`, `project_finished` to whom `mayEditTasks` denies it */
export function requireEdit({ project, actor }: TaskScene): void {
  if (!allowed(actor.role, 'manage_tasks')) throw new AppError('forbidden');
  if (project.completion === 'succeeded') throw new AppError('project_finished');
}

/** Ids of the statuses whose tasks are finished. */
export const closedIn = ({ statuses }: TaskScene): ReadonlySet<TaskStatusId> =>
  closedStatuses(statuses);

/** What a scene is made of; projects, members, profiles and boards are joined by the three conditions below. */
export const SCENE = {
  id: projects.id,
  type: projects.type,
  title: projects.title,
  completion: projects.completion,
  userId: members.userId,
  role: members.role,
  name: sql<string>`coalesce(${profiles.name}, '')`,
  statuses: taskBoards.statuses,
  version: taskBoards.version,
};
/** The membership of somebody in the project of a scene. */
export const inTeamOfScene = (userId: string | Placeholder) =>
  and(eq(members.projectId, projects.id), eq(members.userId, userId));
/** His profile, which may lack. */
export const profileInScene = eq(profiles.userId, members.userId);
/** The board of the project, which comes with its first task. */
export const boardInScene = eq(taskBoards.projectId, projects.id);

type SceneRow = Pick<typeof projects.$inferSelect, 'id' | 'type' | 'title' | 'completion'> & {
  userId: string;
  role: RoleCode;
  name: string;
  statuses: TaskStatus[] | null;
  version: number | null;
};

/** A scene of its row. */
export function sceneOf({
  id,
  type,
  title,
  completion,
  userId,
  role,
  name,
  ...board
}: SceneRow): TaskScene {
  return {
    project: { id, type, title, completion },
    actor: { userId, role, name },
    statuses: board.statuses ?? DEFAULT_TASK_STATUSES,
    statusesVersion: board.version ?? 0,
  };
}

/**
 * Where the tasks of a project stand, for a member of its team.
 * @throws AppError `not_found` for an absent project and for a foreign one alike
 */
export async function readScene(
  executor: Executor,
  projectId: string,
  userId: string,
): Promise<TaskScene> {
  const [row] = await executor
    .select(SCENE)
    .from(projects)
    .innerJoin(members, inTeamOfScene(userId))
    .leftJoin(profiles, profileInScene)
    .leftJoin(taskBoards, boardInScene)
    .where(eq(projects.id, projectId));
  if (!row) throw new AppError('not_found');
  return sceneOf(row);
}

const lockProjectOf = planned('lock_tasks', ['projectId', 'taskId'], (executor, which) => {
  const ofTask = executor
    .select({ projectId: tasks.projectId })
    .from(tasks)
    .where(and(eq(tasks.id, which.taskId), isNull(tasks.deletedAt)));
  return executor
    .select({ id: projects.id })
    .from(projects)
    .where(eq(projects.id, sql`coalesce(${which.projectId}::uuid, ${ofTask})`))
    .for('no key update');
});

/** The project that is meant: by its id, or by that of one of its tasks that is there. */
type Which = { projectId: string } | { taskId: string };

/**
 * Locks a project for a change of its tasks: they are changed one after another, as everything in a project
 * is. What the change looks at is read by the statements after it: one that waits for the lock would see what
 * was there before the wait.
 * @throws AppError `not_found`
 */
export async function lockTasks({ trx }: Work, which: Which): Promise<string> {
  const [row] = await lockProjectOf(trx, { projectId: null, taskId: null, ...which });
  if (!row) throw new AppError('not_found');
  return row.id;
}

/**
 * As `readScene`, with the project locked.
 * @throws AppError `not_found`, `forbidden`, `project_finished`
 */
export async function editScene(work: Work, which: Which, userId: string): Promise<TaskScene> {
  const scene = await readScene(work.trx, await lockTasks(work, which), userId);
  requireEdit(scene);
  return scene;
}

/** As `tellTasks`, to the whole team. */
export async function tellTeam(
  work: Work,
  projectId: string,
  rows?: ToldTasks['rows'],
): Promise<void> {
  const team = await work.trx
    .select({ userId: members.userId })
    .from(members)
    .where(eq(members.projectId, projectId));
  tellTasks(work, { projectId, people: team.map(({ userId }) => userId), rows });
}
