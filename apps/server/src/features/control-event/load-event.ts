import { AppError, allowed, type RoleCode } from '@pv/contract';
import { asc, eq, inArray, type SQL, sql } from 'drizzle-orm';
import type { Executor } from '../../db/database.ts';
import {
  controlEventSeats,
  controlEvents,
  controlEventWorks,
  type HeardPerson,
  members,
  profiles,
  projects,
  users,
} from '../../db/schema/index.ts';

export type EventRow = typeof controlEvents.$inferSelect;
export type SeatRow = typeof controlEventSeats.$inferSelect;
type StoredWork = typeof controlEventWorks.$inferSelect;

/** Somebody of a team as it is now. */
interface TeamPerson extends HeardPerson {
  /** With all names unshortened. */
  full: string;
  email: string;
}

/** A work with its project as it is now, or as it was where that is gone or the event is over. */
export interface WorkRow extends StoredWork {
  people: (HeardPerson & Partial<TeamPerson>)[];
  /** Who is in the team now, whoever was heard. */
  team: ReadonlySet<string>;
  annotation: string;
  /** Null where the project is deleted. */
  project: { id: string; type: 'nir' | 'startup' | 'article' } | null;
}

/** An event with everything that belongs to it. */
export interface EventScene {
  event: EventRow;
  works: WorkRow[];
  seats: SeatRow[];
}

/** Who decides on a work or advises it is no judge of it; who only organises may be one. */
const JUDGES: ReadonlySet<RoleCode> = new Set(['curator', 'coordinator']);
const SUPERVISING: ReadonlySet<RoleCode> = new Set(['supervisor', 'mentor']);

export const authorsOf = ({ people }: Pick<WorkRow, 'people'>): WorkRow['people'] =>
  people.filter(({ author }) => author);

export const supervisorsOf = ({ people }: Pick<WorkRow, 'people'>): WorkRow['people'] =>
  people.filter(({ author, role }) => !author && SUPERVISING.has(role));

/** Whether a member of the committee may not mark a work, whichever way he was put on the list. */
export const isExcluded = (seat: SeatRow, { people }: Pick<WorkRow, 'people'>): boolean =>
  people.some(
    ({ userId, email, role }) =>
      !JUDGES.has(role) && (userId === seat.userId || (email && email === seat.email)),
  );

/** Members who may not mark a work; what was closed keeps those of then. */
export const excludedFrom = (work: WorkRow, seats: readonly SeatRow[]): string[] =>
  work.state === 'closed'
    ? work.excluded
    : seats.filter((seat) => marksWorks(seat) && isExcluded(seat, work)).map(({ id }) => id);

/**
 * Whether somebody has a side in a work, as one of its team or as a member who may not mark it. He is not
 * told who has given it what, and decides nothing of it.
 */
export const takesPart = (
  work: Pick<WorkRow, 'people' | 'excluded'>,
  { seat, userId }: { seat: SeatRow | null; userId: string | null },
): boolean =>
  work.people.some((person) => !JUDGES.has(person.role) && person.userId === userId) ||
  (seat !== null && (isExcluded(seat, work) || work.excluded.includes(seat.id)));

/** Whether nothing more is heard of a work. */
export const isHeard = ({ state }: Pick<WorkRow, 'state'>): boolean =>
  state === 'closed' || state === 'absent';

export const marksWorks = ({ role }: Pick<SeatRow, 'role'>): boolean => role !== 'secretary';

/** The teams of projects as works name them. */
export async function findPeople(
  executor: Executor,
  projectIds: readonly string[],
): Promise<ReadonlyMap<string, TeamPerson[]>> {
  if (projectIds.length === 0) return new Map();
  const part = (field: string) => sql`nullif(${profiles.fields}->>${sql.raw(`'${field}'`)}, '')`;
  const rows = await executor
    .select({
      projectId: members.projectId,
      userId: members.userId,
      role: members.role,
      email: users.email,
      name: sql<string>`coalesce(${profiles.name}, '')`,
      full: sql<string>`concat_ws(' ', ${part('last_name')}, ${part('first_name')}, ${part('middle_name')})`,
    })
    .from(members)
    .innerJoin(users, eq(users.id, members.userId))
    .leftJoin(profiles, eq(profiles.userId, members.userId))
    .where(inArray(members.projectId, [...projectIds]))
    .orderBy(asc(members.joinedAt), asc(members.userId));
  const teams = Map.groupBy(rows, ({ projectId }) => projectId);
  return new Map(
    [...teams].map(([id, team]) => {
      const hasResearchers = team.some(({ role }) => role === 'researcher');
      return [
        id,
        team.map(({ projectId: _, ...person }) => ({
          ...person,
          author: allowed(person.role, 'send', { hasResearchers }),
        })),
      ];
    }),
  );
}

/** What was heard stays as it was heard. */
const IS_OVER: ReadonlySet<string> = new Set(['finished', 'published']);

/** The works of events, each in the order of its list. */
async function findWorks(executor: Executor, events: readonly EventRow[]): Promise<WorkRow[]> {
  const rows = await executor
    .select({
      work: controlEventWorks,
      id: projects.id,
      type: projects.type,
      title: projects.title,
      annotation: projects.annotation,
    })
    .from(controlEventWorks)
    .leftJoin(projects, eq(projects.id, controlEventWorks.projectId))
    .where(
      inArray(
        controlEventWorks.eventId,
        events.map((event) => event.id),
      ),
    )
    .orderBy(asc(controlEventWorks.position));
  const ids = rows.map(({ work }) => work.projectId);
  const teams = await findPeople(executor, ids);
  const over = new Set(events.filter(({ state }) => IS_OVER.has(state)).map((event) => event.id));
  return rows.map(({ work, id, type, title, annotation }) => ({
    ...work,
    title: over.has(work.eventId) ? work.title : (title ?? work.title),
    people: over.has(work.eventId) ? work.people : (teams.get(work.projectId) ?? work.people),
    team: new Set(teams.get(work.projectId)?.map(({ userId }) => userId)),
    annotation: annotation ?? '',
    project: id && type ? { id, type } : null,
  }));
}

/** Events with their works and their committees, in as many queries as one takes. */
export async function loadEvents(
  executor: Executor,
  events: readonly EventRow[],
): Promise<EventScene[]> {
  if (events.length === 0) return [];
  const ids = events.map(({ id }) => id);
  const seats = await executor
    .select()
    .from(controlEventSeats)
    .where(inArray(controlEventSeats.eventId, ids))
    .orderBy(asc(controlEventSeats.position));
  const works = await findWorks(executor, events);
  return events.map((event) => ({
    event,
    seats: seats.filter(({ eventId }) => eventId === event.id),
    works: works.filter(({ eventId }) => eventId === event.id),
  }));
}

/**
 * An event with its works and its committee. Locked, it changes under nobody else: `share` lets others
 * write marks beside.
 * @throws AppError `not_found`
 */
export async function loadEvent(
  executor: Executor,
  where: SQL | undefined,
  lock?: 'update' | 'share',
): Promise<EventScene> {
  const query = executor.select().from(controlEvents).where(where);
  const [scene] = await loadEvents(executor, await (lock ? query.for(lock) : query));
  if (!scene) throw new AppError('not_found');
  return scene;
}

/** @throws AppError `not_found` for a work that is none of this event */
export function workOf({ works }: EventScene, id: string): WorkRow {
  const work = works.find((one) => one.id === id);
  if (!work) throw new AppError('not_found');
  return work;
}
