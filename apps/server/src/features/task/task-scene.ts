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
import { and, eq, isNull, sql } from 'drizzle-orm';
import type { Work } from '../../context.ts';
import type { Executor } from '../../db/database.ts';
import { members, profiles, projects, taskBoards, tasks } from '../../db/schema/index.ts';

/** The project of tasks as somebody of its team meets it: who he is there, and how the columns are called. */
export interface TaskScene {
  project: { id: string; type: ProjectType; title: string; completion: Completion };
  actor: { userId: string; role: RoleCode; name: string };
  statuses: readonly TaskStatus[];
  statusesVersion: number;
}

/** Whether somebody may change tasks: a finished work stays as it is. */
export function mayEditTasks({ project, actor }: TaskScene): boolean {
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

/** The project that is meant: by its id, or by that of one of its tasks that is there. */
type Which = { projectId: string } | { taskId: string };

/** By one statement. @throws AppError `not_found` for an absent project and for a foreign one alike */
async function findScene(
  executor: Executor,
  which: Which,
  userId: string,
  lock: boolean,
): Promise<TaskScene> {
  const project =
    'projectId' in which
      ? eq(projects.id, which.projectId)
      : eq(
          projects.id,
          executor
            .select({ projectId: tasks.projectId })
            .from(tasks)
            .where(and(eq(tasks.id, which.taskId), isNull(tasks.deletedAt))),
        );
  const query = executor
    .select({
      id: projects.id,
      type: projects.type,
      title: projects.title,
      completion: projects.completion,
      role: members.role,
      name: sql<string>`coalesce(${profiles.name}, '')`,
      statuses: taskBoards.statuses,
      version: taskBoards.version,
    })
    .from(projects)
    .innerJoin(members, and(eq(members.projectId, projects.id), eq(members.userId, userId)))
    .leftJoin(profiles, eq(profiles.userId, members.userId))
    .leftJoin(taskBoards, eq(taskBoards.projectId, projects.id))
    .where(project);
  const [row] = await (lock ? query.for('no key update', { of: projects }) : query);
  if (!row) throw new AppError('not_found');
  const { id, type, title, completion, role, name } = row;
  return {
    project: { id, type, title, completion },
    actor: { userId, role, name },
    statuses: row.statuses ?? DEFAULT_TASK_STATUSES,
    statusesVersion: row.version ?? 0,
  };
}

/**
 * Where the tasks of a project stand, for a member of its team.
 * @throws AppError `not_found`
 */
export function readScene(
  executor: Executor,
  projectId: string,
  userId: string,
): Promise<TaskScene> {
  return findScene(executor, { projectId }, userId, false);
}

/**
 * As `readScene`, with the project locked for a change of its tasks: they are changed one after another, as
 * everything in a project is.
 * @throws AppError `not_found`, `forbidden`, `project_finished`
 */
export async function editScene(work: Work, which: Which, userId: string): Promise<TaskScene> {
  const scene = await findScene(work.trx, which, userId, true);
  requireEdit(scene);
  return scene;
}

/** Tells the open pages of people that tasks of their project have changed, after the commit. */
export function tellPages(work: Work, projectId: string, people: Iterable<string>): void {
  const told = [...people];
  work.afterCommit(() => {
    for (const userId of told) work.deps.push.tell({ kind: 'tasks', userId, projectId });
  });
}

/** As `tellPages`, to the whole team. */
export async function tellTeam(work: Work, projectId: string): Promise<void> {
  const team = await work.trx
    .select({ userId: members.userId })
    .from(members)
    .where(eq(members.projectId, projectId));
  tellPages(
    work,
    projectId,
    team.map(({ userId }) => userId),
  );
}
