import {
  AppError,
  type BodyOf,
  type endpoints,
  firstOpen,
  MOST_TASKS,
  type Task,
} from '@pv/contract';
import { and, count, eq, isNull, sql } from 'drizzle-orm';
import { uuidv7 } from 'uuidv7';
import type { Work } from '../../../context.ts';
import { findMadeTasks } from '../../../db/made-tasks.ts';
import { remarks, reviews, taskBoards, tasks } from '../../../db/schema/index.ts';
import type { StoredSource } from '../../../db/schema/tasks.ts';
import { tellTasks } from '../../approval/public.ts';
import { countComments, findSaid } from '../../comment/public.ts';
import { checkBlockers, checkNames, checkParent } from '../check-names.ts';
import { countFiles } from '../files/find-files.ts';
import { findTask, namesIn, type TaskRecord } from '../find-tasks.ts';
import { countsChange, keepProgress } from '../keep-progress.ts';
import { presentTask, readerOf } from '../present-task.ts';
import { lastRanks, placeBehind } from '../ranks.ts';
import { checkDays, contentOf, type TaskContent } from '../task-content.ts';
import { editScene, type TaskScene } from '../task-scene.ts';
import { tellAssigned } from '../tell-assigned.ts';
import { tellTask } from '../tell-task.ts';
import { doneAtOf } from './change-task.ts';

type Body = BodyOf<typeof endpoints.task.create>;

/**
 * The next numbers of a project, so many in a row; gives the first.
 * @throws AppError `too_many_tasks`
 */
export async function takeNumbers({ trx }: Work, projectId: string, many: number): Promise<number> {
  const here = and(eq(tasks.projectId, projectId), isNull(tasks.deletedAt));
  const [there] = await trx.select({ count: count() }).from(tasks).where(here);
  if ((there?.count ?? 0) + many > MOST_TASKS) throw new AppError('too_many_tasks');
  const [board] = await trx
    .insert(taskBoards)
    .values({ projectId, lastNumber: many })
    .onConflictDoUpdate({
      target: taskBoards.projectId,
      set: { lastNumber: sql`${taskBoards.lastNumber} + ${many}` },
    })
    .returning({ last: taskBoards.lastNumber });
  return (board?.last ?? many) - many + 1;
}

/** A row of a new task, open or finished as its status says. */
export function newRecord(
  work: Pick<Work, 'now'>,
  scene: TaskScene,
  made: TaskContent & Pick<TaskRecord, 'number' | 'rank'> & Partial<TaskRecord>,
): TaskRecord {
  const { project, actor } = scene;
  return {
    id: uuidv7(),
    projectId: project.id,
    key: null,
    formerly: [],
    source: null,
    authorId: actor.userId,
    authorName: actor.name,
    version: 0,
    createdAt: work.now,
    updatedAt: work.now,
    doneAt: doneAtOf(work, scene, { status: made.status, doneAt: null }),
    deletedAt: null,
    toldDue: null,
    ...made,
  };
}

/** The words of a remark or of a comment in the same project, which a task is made from. */
async function sourceOf(
  { trx }: Work,
  projectId: string,
  source: Body['source'],
): Promise<StoredSource | null> {
  if (!source) return null;
  if (source.kind === 'comment') {
    const said = await findSaid(trx, { id: source.id, projectId });
    if (!said) throw new AppError('task_names_absent');
    return { ...source, ...said };
  }
  const [remark] = await trx
    .select({ text: remarks.body, author: reviews.authorName })
    .from(remarks)
    .innerJoin(reviews, eq(reviews.id, remarks.reviewId))
    .where(and(eq(remarks.id, source.id), eq(reviews.projectId, projectId)));
  if (!remark) throw new AppError('task_names_absent');
  return { ...source, ...remark };
}

/**
 * What was made before: of the same source as long as that is there, whoever asks, or by the same person under
 * the same key, so that a lost answer makes nothing twice.
 */
async function madeBefore({ trx }: Work, userId: string, { source, key, ...body }: Body) {
  if (source) {
    const ofSource = { projectId: body.project_id, kind: source.kind };
    const made = (await findMadeTasks(trx, ofSource)).get(source.id);
    return made && (await findTask(trx, made.id));
  }
  if (!key) return undefined;
  const own = and(eq(tasks.authorId, userId), eq(tasks.key, key));
  // one that was deleted meanwhile was made all the same
  return (await trx.select().from(tasks).where(own))[0];
}

/**
 * Makes a task, behind all others where no place is given.
 * @throws AppError `not_found`, `forbidden`, `project_finished`, `task_names_absent`, `task_parent`,
 *   `task_waits_kin`, `task_cycle`, `dates_reversed`, `too_many_tasks`
 */
export async function createTask(work: Work, userId: string, body: Body): Promise<Task> {
  const { trx } = work;
  const projectId = body.project_id;
  const scene = await editScene(work, { projectId }, userId);
  const made = await madeBefore(work, userId, body);
  if (made) {
    const ids = [made.id];
    return presentTask(readerOf(work), {
      scene,
      task: made,
      names: await namesIn(trx, projectId),
      // others may have gone on with it meanwhile
      said: (await countComments(trx, 'task', { ids })).get(made.id) ?? 0,
      attached: (await countFiles(trx, { ids })).get(made.id) ?? 0,
    });
  }

  const id = uuidv7();
  const content = {
    ...contentOf(body),
    status: body.status ?? firstOpen(scene.statuses),
  } as TaskContent;
  checkDays(content);
  await checkNames(trx, scene, content);
  const { parentId } = content;
  if (parentId) await checkParent(trx, projectId, { ...content, id, parentId });
  await checkBlockers(trx, projectId, { id, ...content });
  const { after } = body;
  const [last = ''] = after === undefined ? await lastRanks(trx, projectId, 1) : [];
  const rank = after === undefined ? last : await placeBehind(trx, projectId, after);
  const task = newRecord(work, scene, {
    id,
    ...content,
    // a source stands for itself, also once a task that was made of it is gone
    key: body.source ? null : (body.key ?? null),
    source: await sourceOf(work, projectId, body.source),
    number: await takeNumbers(work, projectId, 1),
    rank,
  });
  await trx.insert(tasks).values(task);
  await tellTask(work, scene, { kind: 'task_added', task });
  await tellAssigned(work, scene, [{ before: null, after: task }]);
  if (countsChange(null, task)) await keepProgress(work, scene);
  const names = await namesIn(trx, projectId);
  tellTasks(work, { projectId, people: names.keys(), rows: [task] });
  return presentTask(readerOf(work), { scene, task, names, said: 0, attached: 0 });
}

/** Makes a part of a task, in its stage. Refusals as of `createTask`. */
export async function createSubtask(
  work: Work,
  userId: string,
  { task_id: parentId, ...body }: BodyOf<typeof endpoints.task.createSubtask>,
): Promise<Task> {
  const { projectId, stageId } = await findTask(work.trx, parentId);
  const place = { project_id: projectId, stage_id: stageId, parent_id: parentId };
  return createTask(work, userId, { ...body, ...place });
}
