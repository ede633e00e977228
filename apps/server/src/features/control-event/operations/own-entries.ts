import { addDays, dayIn } from '@pv/contract';
import { and, eq, gte, inArray, or } from 'drizzle-orm';
import type { ICalEventData } from 'ical-generator';
import type { Deps } from '../../../context.ts';
import {
  controlEventSeats,
  controlEvents,
  controlEventWorks,
  members,
} from '../../../db/schema/index.ts';
import { calendarEntry } from '../calendar-entry.ts';
import { loadEvents } from '../load-event.ts';
import { audienceOf } from '../tell-event.ts';

/** So long after its day an event stands in calendars that people subscribe to. */
const KEPT_DAYS = 30;

/**
 * Events that are announced, for the calendar of a person: those in which he has a part, or of them those
 * that hear a project of his; each as long as it concerns him.
 */
export async function eventEntries(
  deps: Deps,
  { userId, projectId }: { userId: string; projectId: string | null },
): Promise<ICalEventData[]> {
  const { db } = deps.connection;
  const own = eq(members.userId, userId);
  const teams = db
    .select({ id: members.projectId })
    .from(members)
    .where(projectId ? and(own, eq(members.projectId, projectId)) : own);
  const heard = db
    .select({ id: controlEventWorks.eventId })
    .from(controlEventWorks)
    .where(inArray(controlEventWorks.projectId, teams));
  const seats = db
    .select({ id: controlEventSeats.eventId })
    .from(controlEventSeats)
    .where(eq(controlEventSeats.userId, userId));
  const { id, organiserId, day, state } = controlEvents;
  const inAll = or(inArray(id, heard), inArray(id, seats), eq(organiserId, userId));
  const since = addDays(dayIn(deps.clock(), 'UTC'), -KEPT_DAYS);
  const events = await db
    .select()
    .from(controlEvents)
    .where(
      and(
        projectId ? inArray(id, heard) : inAll,
        gte(day, since),
        // what is cancelled is not in it any more
        inArray(state, ['announced', 'running', 'finished', 'published']),
      ),
    );
  const entries: ICalEventData[] = [];
  for (const scene of await loadEvents(db, events)) {
    const part = audienceOf(scene).get(userId);
    const works = (part?.works ?? []).filter((work) => !projectId || work.projectId === projectId);
    const entry = calendarEntry(deps.config, scene.event, { works, stamp: deps.clock() });
    if (entry) entries.push(entry);
  }
  return entries;
}
