import { AppError, type BodyOf, type endpoints, TASK_ROOM, type TaskRow } from '@pv/contract';
import type { Work } from '../../../context.ts';
import { checkNames } from '../check-names.ts';
import { findTasksOf, type TaskRecord } from '../find-tasks.ts';
import { keepProgress } from '../keep-progress.ts';
import { presentRows } from '../present-task.ts';
import { changedIn, checkDays, contentOf, type TaskContent } from '../task-content.ts';
import { editScene, type TaskScene, tellTeam } from '../task-scene.ts';
import { tellAssigned } from '../tell-assigned.ts';
import { writeChange } from './change-task.ts';

type Bulk = BodyOf<typeof endpoints.task.changeMany>;
type Days = BodyOf<typeof endpoints.task.changeDays>;

/** A list with some added and some taken away, each once, in the order of coming. */
const joined = (list: readonly string[], added: readonly string[], removed: readonly string[]) =>
  [...new Set([...list, ...added])].filter((id) => !removed.includes(id));

/** @throws AppError `validation_failed`, with the field, where a task would have more than it may */
function roomFor(field: 'assignees' | 'tags', ids: string[]): string[] {
  if (ids.length > TASK_ROOM[field]) {
    throw new AppError('validation_failed', { fields: { [field]: 'field_wrong' } });
  }
  return ids;
}

function changeFor(task: TaskRecord, change: Bulk['change']): Partial<TaskContent> {
  const { add_assignees = [], remove_assignees = [], add_tags = [], remove_tags = [] } = change;
  return changedIn(task, {
    ...contentOf(change),
    assignees: roomFor('assignees', joined(task.assignees, add_assignees, remove_assignees)),
    tags: roomFor('tags', joined(task.tags, add_tags, remove_tags)),
  });
}

async function writeAll(
  work: Work,
  scene: TaskScene,
  changes: readonly { task: TaskRecord; change: Partial<TaskContent> }[],
): Promise<TaskRow[]> {
  const projectId = scene.project.id;
  const written: (Awaited<ReturnType<typeof writeChange>> & { before: TaskRecord })[] = [];
  for (const { task, change } of changes) {
    checkDays({ ...task, ...change });
    written.push({ before: task, ...(await writeChange(work, scene, task, { change })) });
  }
  await tellAssigned(
    work,
    scene,
    written.map(({ before, task: after }) => ({ before, after })),
  );
  if (written.some(({ counts }) => counts)) await keepProgress(work, scene);
  const rows = written.map(({ task }) => task);
  await tellTeam(work, projectId, written.some(({ parts }) => parts) ? undefined : rows);
  return presentRows(work.trx, projectId, rows);
}

/**
 * Changes several tasks of a project alike, all or none.
 * @throws AppError `not_found`, `forbidden`, `project_finished`, `task_names_absent`, `dates_reversed`
 */
export async function changeMany(work: Work, userId: string, body: Bulk): Promise<TaskRow[]> {
  const { project_id: projectId, ids, change } = body;
  const scene = await editScene(work, { projectId }, userId);
  await checkNames(work.trx, scene, {
    status: change.status,
    stageId: change.stage_id,
    assignees: change.add_assignees,
    tags: change.add_tags,
  });
  const found = await findTasksOf(work.trx, projectId, ids);
  const changes = found.map((task) => ({ task, change: changeFor(task, change) }));
  return writeAll(work, scene, changes);
}

/** Gives several tasks days of their own, all or none. Refusals as of `changeMany`. */
export async function changeDays(work: Work, userId: string, body: Days): Promise<TaskRow[]> {
  const { project_id: projectId, days } = body;
  const scene = await editScene(work, { projectId }, userId);
  const own = new Map(days.map((day) => [day.id, day]));
  const found = await findTasksOf(work.trx, projectId, [...own.keys()]);
  const changes = found.map((task) => {
    const { starts_at: startsAt = null, due_at: dueAt = null } = own.get(task.id) ?? {};
    return { task, change: changedIn(task, { startsAt, dueAt }) };
  });
  return writeAll(work, scene, changes);
}
