import {
  AppError,
  DEFAULT_TASK_STATUSES,
  firstClosed,
  firstOpen,
  type OwnTask,
  type TaskSet,
} from '@pv/contract';
import { and, asc, eq, gt, isNull, ne, or, type SQL, sql } from 'drizzle-orm';
import type { Executor } from '../../../db/database.ts';
import { members, projects, stages, taskBoards, tasks } from '../../../db/schema/index.ts';
import { countComments } from '../../comment/public.ts';
import { countFiles } from '../files/find-files.ts';
import { findTasks } from '../find-tasks.ts';
import { presentRow, presentRows } from '../present-task.ts';
import { mayEditTasks, readScene, type TaskScene } from '../task-scene.ts';
import { listTags } from './tags.ts';

/** What is finished stays among one's own for a fortnight. */
const FINISHED_SHOWN_MS = 14 * 24 * 60 * 60_000;

async function setOf(executor: Executor, scene: TaskScene, where: SQL): Promise<TaskSet> {
  const { id } = scene.project;
  const [found, tags] = await Promise.all([findTasks(executor, where), listTags(executor, id)]);
  return {
    tasks: await presentRows(executor, id, found),
    statuses: [...scene.statuses],
    statuses_version: scene.statusesVersion,
    tags,
    can: { edit: mayEditTasks(scene) },
  };
}

/**
 * All tasks of a project with what they name.
 * @throws AppError `not_found`
 */
export async function listOfProject(
  executor: Executor,
  projectId: string,
  userId: string,
): Promise<TaskSet> {
  const scene = await readScene(executor, projectId, userId);
  return setOf(executor, scene, eq(tasks.projectId, projectId));
}

/**
 * All tasks of a stage with what they name.
 * @throws AppError `not_found`
 */
export async function listOfStage(
  executor: Executor,
  stageId: string,
  userId: string,
): Promise<TaskSet> {
  const [stage] = await executor
    .select({ projectId: stages.projectId })
    .from(stages)
    .where(eq(stages.id, stageId));
  if (!stage) throw new AppError('not_found');
  const scene = await readScene(executor, stage.projectId, userId);
  return setOf(executor, scene, eq(tasks.stageId, stageId));
}

/** What somebody is to do in all his projects, the most urgent first, with what he has finished lately. */
export async function listOwn(executor: Executor, userId: string, now: Date): Promise<OwnTask[]> {
  const lately = new Date(now.getTime() - FINISHED_SHOWN_MS);
  const rows = await executor
    .select({
      task: tasks,
      project: projects,
      role: members.role,
      stage: stages.title,
      statuses: taskBoards.statuses,
    })
    .from(tasks)
    .innerJoin(projects, eq(projects.id, tasks.projectId))
    .innerJoin(members, and(eq(members.projectId, projects.id), eq(members.userId, userId)))
    .leftJoin(stages, eq(stages.id, tasks.stageId))
    .leftJoin(taskBoards, eq(taskBoards.projectId, tasks.projectId))
    .where(
      and(
        sql`${tasks.assignees} @> array[${userId}::uuid]`,
        isNull(tasks.deletedAt),
        // of a finished work nothing is to be done any more
        or(
          and(isNull(tasks.doneAt), ne(projects.completion, 'succeeded')),
          gt(tasks.doneAt, lately),
        ),
      ),
    )
    .orderBy(sql`${tasks.dueAt} asc nulls last`, asc(tasks.rank), asc(tasks.id));
  const ids = rows.map(({ task }) => task.id);
  const said = await countComments(executor, 'task', { ids });
  const attached = await countFiles(executor, { ids });
  return rows.map(({ task, project, role, stage, statuses }) => ({
    ...presentRow(task, { names: new Map(), said, attached }),
    project: {
      id: project.id,
      type: project.type,
      title: project.title,
      time_zone: project.timeZone,
    },
    status_title: statuses?.find(({ id }) => id === task.status)?.title ?? null,
    stage_title: stage,
    ticked_status: (task.doneAt ? firstOpen : firstClosed)(statuses ?? DEFAULT_TASK_STATUSES),
    can: { edit: mayEditTasks({ project, actor: { role } }) },
  }));
}
