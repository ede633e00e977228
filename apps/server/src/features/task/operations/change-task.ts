import type { BodyOf, endpoints, Task } from '@pv/contract';
import { and, eq, isNull, type Placeholder, sql } from 'drizzle-orm';
import type { Work } from '../../../context.ts';
import { planned } from '../../../db/planned.ts';
import { projectEvents, tasks } from '../../../db/schema/index.ts';
import { eventRow, type ProjectEvent, staleVersion, tellTasks } from '../../approval/public.ts';
import { checkBlockers, checkNames, checkParent } from '../check-names.ts';
import { namesIn, type TaskRecord } from '../find-tasks.ts';
import { countsChange, keepProgress } from '../keep-progress.ts';
import { editTask } from '../open-task.ts';
import { presentTask, readerOf } from '../present-task.ts';
import { rankBetween } from '../ranks.ts';
import { changedIn, checkDays, contentOf, type TaskContent, TEXTS } from '../task-content.ts';
import { closedIn, type TaskScene } from '../task-scene.ts';
import { tellAssigned } from '../tell-assigned.ts';
import { eventOf } from '../tell-task.ts';

interface Change {
  id: string;
  userId: string;
  body: Partial<BodyOf<typeof endpoints.task.change>>;
}

/** Refuses a text that was written from an older one. */
function checkVersion(task: TaskRecord, { body }: Change, change: Partial<TaskContent>): void {
  if (body.version === undefined || body.version === task.version) return;
  if (!TEXTS.some((text) => change[text] !== undefined)) return;
  throw staleVersion(task.version, body, {
    title: task.title,
    description: task.description,
    checklist: JSON.stringify(task.checklist),
  });
}

/** @throws AppError of what the change names, of the order of its days and of circles */
async function checkChange(
  { trx }: Work,
  scene: TaskScene,
  task: TaskRecord,
  change: Partial<TaskContent>,
): Promise<void> {
  checkDays({ ...task, ...change });
  const kept = new Set([...task.assignees, ...task.tags]);
  await checkNames(trx, scene, {
    status: change.status,
    stageId: change.stageId,
    // whom and what it has already is not asked about again
    assignees: change.assignees?.filter((id) => !kept.has(id)),
    tags: change.tags?.filter((id) => !kept.has(id)),
  });
  const { projectId } = task;
  const after = { ...task, ...change };
  const { parentId } = change;
  if (parentId) await checkParent(trx, projectId, { ...after, parentId });
  if (change.blockedBy) await checkBlockers(trx, projectId, { ...after, kept: task.blockedBy });
}

/** When a task of this status was finished. */
export function doneAtOf(
  work: Pick<Work, 'now'>,
  scene: TaskScene,
  { status, doneAt }: Pick<TaskRecord, 'status' | 'doneAt'>,
): Date | null {
  return closedIn(scene).has(status) ? (doneAt ?? work.now) : null;
}

/** The parts of a task go with it to another stage, those that stand elsewhere stay there. */
async function moveParts({ trx, now }: Work, task: TaskRecord, stageId: string | null) {
  const { stageId: stage, parentId, deletedAt } = tasks;
  const along = and(
    eq(parentId, task.id),
    sql`${stage} is not distinct from ${task.stageId}::uuid`,
    isNull(deletedAt),
  );
  const moved = await trx
    .update(tasks)
    .set({ stageId, updatedAt: now })
    .where(along)
    .returning({ id: tasks.id });
  return moved.length > 0;
}

/** What a move writes of a task. */
const MOVED = ['status', 'rank', 'doneAt', 'updatedAt'] as const;
const LOGGED = [
  'eventId',
  'projectId',
  'stageId',
  'kind',
  'actorId',
  'actorName',
  'before',
  'after',
] as const;

/** A move with its line in the log. */
const writeMove = planned('move_task', ['id', ...MOVED, ...LOGGED], (executor, values) => {
  const to = (name: (typeof MOVED)[number]) => sql`${sql.param(values[name], tasks[name])}`;
  const { eventId, ...event } = Object.fromEntries(
    LOGGED.map((name) => [name, values[name]]),
  ) as Record<(typeof LOGGED)[number], Placeholder>;
  const told = executor.$with('told').as(
    executor
      .insert(projectEvents)
      .values({ id: eventId, ...event, createdAt: values.updatedAt })
      .returning({ id: projectEvents.id }),
  );
  return executor
    .with(told)
    .update(tasks)
    .set(Object.fromEntries(MOVED.map((name) => [name, to(name)])))
    .where(eq(tasks.id, values.id));
});

interface Writing {
  task: TaskRecord;
  change: Partial<TaskContent>;
  /** All that becomes another. */
  set: Partial<TaskRecord>;
}

/**
 * Writes a task, and into the log what has happened to it, by one statement: cards are moved oftener than
 * anything else is done.
 */
async function writeTask(
  { trx, now }: Work,
  { task, change, set }: Writing,
  event: ProjectEvent | null,
): Promise<void> {
  const row = event && eventRow(event, now);
  if (row && Object.keys(change).every((name) => name === 'status')) {
    const { id: eventId, stageId = null, actorId = null, ...line } = row;
    await writeMove(trx, { ...line, ...task, ...set, eventId, stageId, actorId });
    return;
  }
  const told =
    row &&
    trx.$with('told').as(trx.insert(projectEvents).values(row).returning({ id: projectEvents.id }));
  await (told ? trx.with(told) : trx).update(tasks).set(set).where(eq(tasks.id, task.id));
}

interface Written {
  task: TaskRecord;
  /** Its parts have changed too. */
  parts: boolean;
  /** What its stage counts is another number now: `keepProgress` is due, once for all that is written. */
  counts: boolean;
}

/**
 * Writes what a change really changes, and tells the log of it. Nothing is told of what is only put elsewhere
 * among the others. Gives the task as it has become.
 */
export async function writeChange(
  work: Work,
  scene: TaskScene,
  task: TaskRecord,
  { change, rank }: { change: Partial<TaskContent>; rank?: string },
): Promise<Written> {
  const touched = Object.keys(change).length > 0;
  if (!touched && rank === undefined) return { task, parts: false, counts: false };
  const version = task.version + (TEXTS.some((text) => change[text] !== undefined) ? 1 : 0);
  const content = { ...task, ...change, version, ...(rank !== undefined && { rank }) };
  const formerly = change.assignees?.length ? [] : task.formerly;
  const doneAt = doneAtOf(work, scene, content);
  const kept = { version, doneAt, formerly, updatedAt: work.now };
  const after = { ...content, ...kept };
  // what others write beside it, such as of which day somebody was told, stays
  const set = { ...change, ...kept, ...(rank !== undefined && { rank }) };
  const before = Object.fromEntries(
    Object.keys(change).map((name) => [name, task[name as keyof TaskContent]]),
  );
  const told = { kind: 'task_changed', task: after, before, after: change } as const;
  const event = touched ? await eventOf(work.trx, scene, told) : null;
  await writeTask(work, { task, change, set }, event);
  const parts = change.stageId !== undefined && (await moveParts(work, task, change.stageId));
  return { task: after, parts, counts: parts || countsChange(task, after) };
}

/**
 * Changes what is given of a task, and puts it behind another.
 * @throws AppError `not_found`, `forbidden`, `project_finished`, `stale_version`, `task_names_absent`,
 *   `task_parent`, `task_waits_kin`, `task_waits_itself`, `task_cycle`, `dates_reversed`
 */
export async function changeTask(work: Work, edit: Change): Promise<Task> {
  const { id, userId, body } = edit;
  const { after: behind } = body;
  const open = await editTask(work, id, userId, behind);
  const { scene, task } = open;
  const projectId = scene.project.id;
  const change = changedIn(task, contentOf(body));
  checkVersion(task, edit, change);
  await checkChange(work, scene, task, change);
  const rank = behind === undefined ? undefined : rankBetween(open.place, behind);
  const {
    task: after,
    parts,
    counts,
  } = await writeChange(work, scene, task, {
    change,
    ...(rank !== undefined && { rank }),
  });
  await tellAssigned(work, scene, [{ before: task, after }]);
  if (counts) await keepProgress(work, scene);
  tellTasks(work, { projectId, people: open.team, rows: parts ? undefined : [after] });
  const names = change.assignees ? await namesIn(work.trx, projectId) : open.names;
  return presentTask(readerOf(work), { ...open, names, task: after });
}
