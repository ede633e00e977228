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
import { hoursOf } from '../calendar-entry.ts';
import { columnsOf, type EventColumns } from '../event-columns.ts';
import { type EventScene, loadEvent, type SeatRow, type WorkRow } from '../load-event.ts';
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

const placeOf = ({ event: { day, timeZone, place, link } }: EventScene) => [
  day,
  timeZone,
  place,
  link,
];

/** Works that a list has and another has not. */
const beside = (works: readonly WorkRow[], others: readonly WorkRow[]) =>
  works.filter(({ projectId }) => !others.some((one) => one.projectId === projectId));

/** Tells those who came, those who are out, and those for whom day, hours or place are others now. */
async function tellChange(work: Work, before: OpenedEvent, after: EventScene): Promise<void> {
  const actor = { userId: before.part.userId, name: after.event.organiserName };
  const left = { ...before, event: after.event };
  const [former, present] = [audienceOf(before), audienceOf(after)];
  const moved = differs(placeOf(before), placeOf(after));
  const isMoved = (old: readonly WorkRow[], now: readonly WorkRow[]) =>
    moved || differs(hoursOf(before.event, old), hoursOf(after.event, now));

  await tellPeople(work, left, { variant: 'dropped', actor, to: (id) => !present.has(id) });
  await tellPeople(work, after, { variant: 'announced', actor, to: (id) => !former.has(id) });
  const stays = (id: string) =>
    former.has(id) && isMoved(former.get(id)?.works ?? [], present.get(id)?.works ?? []);
  await tellPeople(work, after, { variant: 'changed', actor, to: stays });

  const isOf = (seats: readonly SeatRow[]) => (seat: SeatRow) =>
    seats.some(({ id, email }) => id === seat.id && email === seat.email);
  const [was, is] = [isOf(before.seats), isOf(after.seats)];
  const gone = before.seats.filter((seat) => seat.linkHash !== null && !is(seat));
  await tellGuests(work, left, { variant: 'dropped', actor }, gone);
  const came = after.seats.filter((seat) => !was(seat));
  await tellGuests(work, after, { variant: 'announced', actor }, came);
  if (isMoved(before.works, after.works)) {
    await tellGuests(work, after, { variant: 'changed', actor }, after.seats.filter(was));
  }

  const told = () => ({ title: after.event.title });
  const fresh = beside(after.works, before.works);
  await logInProjects(work, fresh, { kind: 'event_announced', actor, after: told });
  const shifted = after.works.filter((one) => {
    const old = before.works.find(({ projectId }) => projectId === one.projectId);
    return old && isMoved([old], [one]);
  });
  await logInProjects(work, shifted, { kind: 'event_moved', actor, after: told });
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
  if (works) await writeWorks(work, before, works);
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
