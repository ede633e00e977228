import {
  AppError,
  type BodyOf,
  type ControlEvent,
  type endpoints,
  typeOfControlEvent,
} from '@pv/contract';
import { eq } from 'drizzle-orm';
import type { Work } from '../../../context.ts';
import { controlEvents } from '../../../db/schema/index.ts';
import { staleVersion } from '../../approval/public.ts';
import { columnsOf, type EventColumns } from '../event-columns.ts';
import { type EventScene, loadEvent, type WorkRow } from '../load-event.ts';
import { changeOf, type OpenedEvent, openEvent, requireComplete } from '../open-event.ts';
import { presentEvent } from '../present-event.ts';
import { findMarks } from '../results.ts';
import { audienceOf, logInProjects, tellGuests, tellPages, tellPeople } from '../tell-event.ts';
import { writeCommittee } from '../write-committee.ts';
import { writeWorks } from '../write-works.ts';

type Body = BodyOf<typeof endpoints.controlEvent.change>;

const differs = (one: unknown, other: unknown) => JSON.stringify(one) !== JSON.stringify(other);

/** By what is marked stays once something is. @throws AppError `event_criteria_kept` */
async function checkCriteria({ trx }: Work, { event }: EventScene, columns: EventColumns) {
  const { criteria, scale, trimmed } = { ...event, ...columns };
  const changed =
    differs([criteria, trimmed], [event.criteria, event.trimmed]) ||
    scale.min !== event.scale.min ||
    scale.max !== event.scale.max;
  if (changed && (await findMarks(trx, event.id)).length > 0) {
    throw new AppError('event_criteria_kept');
  }
}

const timesOf = (works: readonly WorkRow[]) =>
  works.map(({ projectId, startsAt, minutes }) => ({ projectId, startsAt, minutes }));

/** Whether calendars show something old now. */
function isMoved(before: EventScene, after: EventScene): boolean {
  const placeOf = ({ event: { day, startsAt, timeZone, place, link } }: EventScene) => [
    day,
    startsAt,
    timeZone,
    place,
    link,
  ];
  return (
    differs(placeOf(before), placeOf(after)) || differs(timesOf(before.works), timesOf(after.works))
  );
}

/** Tells those who came, those who are out, and, where it was moved, those who stay. */
async function tellChange(work: Work, before: OpenedEvent, after: EventScene): Promise<void> {
  const actor = { userId: before.part.userId, name: after.event.organiserName };
  const moved = isMoved(before, after);
  const [former, present] = [audienceOf(before), audienceOf(after)];
  const left = { ...before, event: after.event };
  const isIn = (seat: { id: string; email: string | null }) => (one: typeof seat) =>
    one.id === seat.id && one.email === seat.email;
  const goneSeats = before.seats.filter(
    (seat) => seat.linkHash !== null && !after.seats.some(isIn(seat)),
  );
  const newSeats = after.seats.filter((seat) => !before.seats.some(isIn(seat)));
  const isNew = (userId: string) => !former.has(userId);
  await tellPeople(work, left, { variant: 'dropped', actor, to: (id) => !present.has(id) });
  await tellGuests(work, left, { variant: 'dropped', actor }, goneSeats);
  await tellPeople(work, after, { variant: 'announced', actor, to: isNew });
  await tellGuests(work, after, { variant: 'announced', actor }, newSeats);
  if (!moved) return;
  await tellPeople(work, after, { variant: 'changed', actor, to: (id) => !isNew(id) });
  const stay = after.seats.filter((seat) => !newSeats.includes(seat));
  await tellGuests(work, after, { variant: 'changed', actor }, stay);
  await logInProjects(work, after.works, {
    kind: 'event_moved',
    actor,
    after: () => ({ title: after.event.title }),
  });
}

/**
 * Changes what an organiser writes; what is left out stays. Whoever it concerns is told once it is announced.
 * @throws AppError `not_found`, `forbidden`, `event_state`, `stale_version`, `event_incomplete`,
 * `event_criteria_kept`, refusals of the lists
 */
export async function changeEvent(
  work: Work,
  { id, userId, body }: { id: string; userId: string; body: Body },
): Promise<ControlEvent> {
  const { trx, now } = work;
  const door = { userId, id };
  const before = await changeOf(work, door, 'edit');
  const { version, works, committee, ...fields } = body;
  const { event } = before;
  if (event.version !== version) throw staleVersion(event.version, {}, {});
  // its works and its roles are of one type
  if (fields.kind && typeOfControlEvent(fields.kind) !== event.type) {
    throw new AppError('validation_failed', { fields: { kind: 'field_wrong' } });
  }
  const columns = columnsOf(fields);
  await checkCriteria(work, before, columns);
  if (works) await writeWorks(work, before, { userId, slots: works });
  if (committee) await writeCommittee(work, before, committee);
  await trx
    .update(controlEvents)
    .set({ ...columns, version: event.version + 1, updatedAt: now })
    .where(eq(controlEvents.id, id));
  const written = await loadEvent(trx, eq(controlEvents.id, id));
  if (event.announcedAt) {
    requireComplete(written);
    const sequence = event.sequence + 1;
    await trx.update(controlEvents).set({ sequence }).where(eq(controlEvents.id, id));
    await tellChange(work, before, { ...written, event: { ...written.event, sequence } });
  }
  tellPages(work, before, 'everybody');
  tellPages(work, written, 'everybody');
  return presentEvent(trx, await openEvent(trx, door, { now }));
}
