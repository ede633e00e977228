import { AppError, type controlEventFields, endsByMidnight, overlappingSlots } from '@pv/contract';
import { eq, inArray } from 'drizzle-orm';
import { uuidv7 } from 'uuidv7';
import type { z } from 'zod';
import type { Work } from '../../context.ts';
import type { Executor } from '../../db/database.ts';
import {
  controlEventMarks,
  controlEventQuestions,
  controlEventWorks,
} from '../../db/schema/index.ts';
import { type EventScene, findPeople, type WorkRow } from './load-event.ts';
import { findOwnProjects } from './own-projects.ts';

type Slots = z.output<typeof controlEventFields.works>;

const wrong = (code: 'event_slots_overlap' | 'event_work_twice' | 'event_work_foreign', at = 0) =>
  new AppError(code, { fields: { [`works.${at}`]: 'field_wrong' } });

/** @throws AppError `event_work_twice`, `event_slots_overlap` */
function checkSlots(slots: Slots): void {
  const twice = slots.findIndex(
    ({ project_id }, at) => slots.findIndex((one) => one.project_id === project_id) !== at,
  );
  if (twice >= 0) throw wrong('event_work_twice', twice);
  const overlap = overlappingSlots(slots);
  if (overlap) throw wrong('event_slots_overlap', overlap[1]);
  const late = slots.findIndex((slot) => !endsByMidnight([slot]));
  if (late >= 0) throw wrong('event_slots_overlap', late);
}

/** What has begun stays where it stands. @throws AppError `event_state` */
function checkBegun(works: readonly WorkRow[], slots: Slots): void {
  for (const work of works.filter(({ state }) => state !== 'waiting')) {
    const slot = slots.find(({ project_id }) => project_id === work.projectId);
    const stays = slot?.starts_at === work.startsAt && slot.minutes === work.minutes;
    if (!stays) throw new AppError('event_state');
  }
}

/** What has been given or asked is lost with nobody's click. @throws AppError `event_state` */
async function checkGone(executor: Executor, gone: readonly string[]): Promise<void> {
  for (const { table, of } of [
    { table: controlEventMarks, of: controlEventMarks.workId },
    { table: controlEventQuestions, of: controlEventQuestions.workId },
  ]) {
    const [there] = await executor
      .select({ id: of })
      .from(table)
      .where(inArray(of, [...gone]))
      .limit(1);
    if (there) throw new AppError('event_state');
  }
}

/**
 * Works of projects that an organiser does not run any more may not come before a committee by him.
 * @returns titles of the projects that he runs
 * @throws AppError `event_work_foreign`
 */
export async function checkOwn(
  executor: Executor,
  { event, works }: Pick<EventScene, 'event' | 'works'>,
  projectIds: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  const own = await findOwnProjects(executor, event.organiserId ?? event.id, event.type);
  const titles = new Map(own.map(({ id, title }) => [id, title]));
  const begun = works.filter(({ state }) => state !== 'waiting').map((work) => work.projectId);
  const foreign = projectIds.findIndex((id) => !titles.has(id) && !begun.includes(id));
  if (foreign >= 0) throw wrong('event_work_foreign', foreign);
  return titles;
}

/**
 * Writes the list of works of an event as it is given: those that stay keep what was heard of them.
 * @throws AppError `event_work_twice`, `event_slots_overlap`, `event_work_foreign`, `event_state`
 */
export async function writeWorks(
  { trx }: Work,
  { event, works }: Pick<EventScene, 'event' | 'works'>,
  slots: Slots,
): Promise<void> {
  checkSlots(slots);
  checkBegun(works, slots);
  const known = new Map(works.map((work) => [work.projectId, work]));
  const kept = new Set(slots.map(({ project_id }) => project_id));
  const titles = await checkOwn(trx, { event, works }, [...kept]);
  const gone = works.filter(({ projectId }) => !kept.has(projectId)).map(({ id }) => id);
  if (gone.length > 0) {
    await checkGone(trx, gone);
    await trx.delete(controlEventWorks).where(inArray(controlEventWorks.id, gone));
  }
  const teams = await findPeople(trx, [...kept]);
  for (const [
    position,
    { project_id: projectId, starts_at: startsAt, minutes },
  ] of slots.entries()) {
    const team = teams.get(projectId)?.map(({ full: _full, email: _email, ...person }) => person);
    const written = { position, startsAt, minutes, ...(team && { people: team }) };
    const there = known.get(projectId);
    if (there) {
      await trx.update(controlEventWorks).set(written).where(eq(controlEventWorks.id, there.id));
      continue;
    }
    const title = titles.get(projectId) ?? '';
    await trx
      .insert(controlEventWorks)
      .values({ id: uuidv7(), eventId: event.id, projectId, title, ...written });
  }
}

/** Keeps titles and people of the works as they are now: what was heard is told so from now on. */
export async function keepHeard({ trx }: Work, works: readonly WorkRow[]): Promise<void> {
  for (const { id, title, people } of works) {
    const heard = people.map(({ userId, role, author, name }) => ({ userId, role, author, name }));
    await trx
      .update(controlEventWorks)
      .set({ title, people: heard })
      .where(eq(controlEventWorks.id, id));
  }
}
