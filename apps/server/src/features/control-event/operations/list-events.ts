import {
  CONTROL_EVENT_TYPES,
  type ControlEventRow,
  type ControlEventType,
  dayIn,
  type eventProjectSchema,
} from '@pv/contract';
import { and, desc, eq, inArray, isNotNull, or, sql } from 'drizzle-orm';
import type { z } from 'zod';
import type { Executor } from '../../../db/database.ts';
import {
  controlEventSeats,
  controlEvents,
  controlEventWorks,
  members,
} from '../../../db/schema/index.ts';
import { authorsOf, type EventRow, findPeople, supervisorsOf } from '../load-event.ts';
import { findOwnProjects } from '../own-projects.ts';
import { presentRow } from '../present-event.ts';

/** Those that come first, the nearest of them first; then those without a day; then those that are over. */
function byDay(today: string) {
  const rank = ({ day }: EventRow) => (day === null ? 1 : day >= today ? 0 : 2);
  return (one: EventRow, other: EventRow) =>
    rank(one) - rank(other) ||
    (rank(one) === 2 ? -1 : 1) * (one.day ?? '').localeCompare(other.day ?? '') ||
    one.startsAt.localeCompare(other.startsAt);
}

/** As many as a list ever shows; more are those of years ago. */
const MOST = 500;

/** Events that somebody has to do with, of all or of those that hear a project. */
export async function listEvents(
  executor: Executor,
  { userId, projectId, now }: { userId: string; projectId?: string | undefined; now: Date },
): Promise<{ events: ControlEventRow[]; can: { add: ControlEventType[] } }> {
  const teams = executor
    .select({ id: members.projectId })
    .from(members)
    .where(eq(members.userId, userId));
  const worksOf = (...which: Parameters<typeof and>) =>
    executor
      .select({ id: controlEventWorks.eventId })
      .from(controlEventWorks)
      .where(and(...which));
  const seats = executor
    .select({ id: controlEventSeats.eventId })
    .from(controlEventSeats)
    .where(eq(controlEventSeats.userId, userId));
  const { id, organiserId, announcedAt } = controlEvents;
  const heard = sql`${controlEventWorks.people} @> ${JSON.stringify([{ userId }])}::jsonb`;
  const mine = or(
    inArray(id, seats),
    inArray(id, worksOf(inArray(controlEventWorks.projectId, teams))),
    and(inArray(controlEvents.state, ['finished', 'published']), inArray(id, worksOf(heard))),
  );
  const rows = await executor
    .select({
      event: controlEvents,
      works: sql<number>`(select count(*)::int from control_event_works work where work.event_id = ${id})`,
      seat: controlEventSeats.role,
    })
    .from(controlEvents)
    .leftJoin(
      controlEventSeats,
      and(eq(controlEventSeats.eventId, id), eq(controlEventSeats.userId, userId)),
    )
    .where(
      and(
        or(eq(organiserId, userId), and(isNotNull(announcedAt), mine)),
        projectId ? inArray(id, worksOf(eq(controlEventWorks.projectId, projectId))) : undefined,
      ),
    )
    .orderBy(desc(controlEvents.day))
    .limit(MOST);
  const compare = byDay(dayIn(now, 'UTC'));
  const events = rows
    .toSorted((one, other) => compare(one.event, other.event))
    .map(({ event, works, seat }) => {
      const organiser = event.organiserId === userId;
      return presentRow(event, { works, role: seat ?? (organiser ? 'organiser' : 'participant') });
    });
  const add: ControlEventType[] = [];
  for (const type of CONTROL_EVENT_TYPES) {
    if ((await findOwnProjects(executor, userId, type)).length > 0) add.push(type);
  }
  return { events, can: { add } };
}

/** Projects that somebody may put on the list of an event of a type. */
export async function listProjects(
  executor: Executor,
  userId: string,
  type: ControlEventType,
): Promise<z.infer<typeof eventProjectSchema>[]> {
  const own = await findOwnProjects(executor, userId, type);
  const teams = await findPeople(
    executor,
    own.map(({ id }) => id),
  );
  return own.map(({ id, title }) => {
    const people = teams.get(id) ?? [];
    return {
      project_id: id,
      title,
      authors: authorsOf({ people }).map(({ name }) => name),
      supervisors: supervisorsOf({ people }).map(({ name }) => name),
    };
  });
}
