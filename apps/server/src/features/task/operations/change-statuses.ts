import {
  AppError,
  type BodyOf,
  closedStatuses,
  type endpoints,
  type TaskSet,
  type TaskStatus,
  type TaskStatusId,
} from '@pv/contract';
import { LOCALES, translateDynamic } from '@pv/texts';
import { and, eq, inArray, isNull, notInArray, sql } from 'drizzle-orm';
import type { Locale, Work } from '../../../context.ts';
import { taskBoards, tasks } from '../../../db/schema/index.ts';
import { appendEvent, staleVersion } from '../../approval/public.ts';
import { keepProgress } from '../keep-progress.ts';
import { editScene, type TaskScene, tellTeam } from '../task-scene.ts';

type Body = BodyOf<typeof endpoints.task.changeStatuses>;

const titleIn = (locale: Locale, { title, id }: TaskStatus) =>
  title ?? translateDynamic(locale, `tasks.status.${id}`);

/**
 * @param reader the language in which a refusal names the column whose name is taken
 * @throws AppError `task_status_repeats` where two columns are called alike in one of the languages
 */
function checkTitles(statuses: readonly TaskStatus[], reader: Locale): void {
  for (const locale of LOCALES) {
    const named = new Map<string, TaskStatus>();
    for (const status of statuses) {
      const name = titleIn(locale, status).toLowerCase();
      const before = named.get(name);
      named.set(name, status);
      if (!before) continue;
      // what people have written is refused for a name that the texts give
      const [own, other] = status.title === null ? [before, status] : [status, before];
      throw new AppError('task_status_repeats', {
        params: { title: own.title ?? '', column: titleIn(reader, other) },
        fields: { statuses: 'task_status_repeats' },
      });
    }
  }
}

/**
 * Gives the tasks of columns that go those that were chosen for them.
 * @throws AppError `task_status_used` where tasks are left without one
 */
async function moveCards(
  { trx, now }: Work,
  { project, statuses: old }: TaskScene,
  { statuses, moves }: Body,
  locale: Locale,
): Promise<void> {
  const kept = new Set<TaskStatusId>(statuses.map(({ id }) => id));
  const here = and(eq(tasks.projectId, project.id), isNull(tasks.deletedAt));
  for (const { from, to } of moves) {
    if (!kept.has(to)) throw new AppError('validation_failed');
    await trx
      .update(tasks)
      .set({ status: to, updatedAt: now })
      .where(and(eq(tasks.projectId, project.id), eq(tasks.status, from)));
  }
  const gone = old.filter(({ id }) => !kept.has(id));
  if (gone.length === 0) return;
  const ids = gone.map(({ id }) => id);
  const [left] = await trx
    .select({ status: tasks.status })
    .from(tasks)
    .where(and(here, inArray(tasks.status, ids)))
    .limit(1);
  const used = gone.find(({ id }) => id === left?.status);
  if (used) {
    const params = { title: titleIn(locale, used) };
    throw new AppError('task_status_used', { params, data: { status: used.id } });
  }
  // a deleted task that is brought back has to stand somewhere
  const [first] = statuses;
  if (first) {
    const lost = and(eq(tasks.projectId, project.id), inArray(tasks.status, ids));
    await trx.update(tasks).set({ status: first.id }).where(lost);
  }
}

/** Whether tasks are finished follows whether their columns are. */
async function keepDone({ trx, now }: Work, projectId: string, statuses: readonly TaskStatus[]) {
  const closed = [...closedStatuses(statuses)];
  const here = eq(tasks.projectId, projectId);
  const finished = and(here, isNull(tasks.doneAt), inArray(tasks.status, closed));
  await trx.update(tasks).set({ doneAt: now }).where(finished);
  const open = and(here, notInArray(tasks.status, closed));
  await trx.update(tasks).set({ doneAt: null }).where(open);
}

/**
 * Changes the columns of a board: names, order, limits, which are finished, which are there.
 * @param locale that of the caller, for the column that a refusal names
 * @throws AppError `not_found`, `forbidden`, `project_finished`, `stale_version`, `task_status_used`,
 *   `task_status_repeats`, `validation_failed`
 */
export async function changeStatuses(
  work: Work,
  { userId, body, locale }: { userId: string; body: Body; locale: Locale },
): Promise<Pick<TaskSet, 'statuses' | 'statuses_version'>> {
  const { project_id: projectId, statuses } = body;
  const scene = await editScene(work, { projectId }, userId);
  if (body.version !== scene.statusesVersion) throw staleVersion(scene.statusesVersion, {}, {});
  checkTitles(statuses, locale);
  await moveCards(work, scene, body, locale);
  await keepDone(work, projectId, statuses);
  const version = scene.statusesVersion + 1;
  await work.trx
    .insert(taskBoards)
    .values({ projectId, statuses, version })
    .onConflictDoUpdate({
      target: taskBoards.projectId,
      set: { statuses, version: sql`${taskBoards.version} + 1` },
    });
  const names = (all: readonly TaskStatus[]) => all.map((one) => titleIn('ru', one));
  await appendEvent(work, {
    projectId,
    kind: 'task_statuses_changed',
    actor: scene.actor,
    before: { columns: names(scene.statuses) },
    after: { columns: names(statuses) },
  });
  await keepProgress(work, scene);
  await tellTeam(work, projectId);
  return { statuses, statuses_version: version };
}
