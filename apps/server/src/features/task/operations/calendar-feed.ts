import { AppError, addDays, DEADLINE_DAYS } from '@pv/contract';
import { translate } from '@pv/texts';
import { and, eq, isNotNull, isNull, ne, or, sql } from 'drizzle-orm';
import ical, { ICalAlarmType } from 'ical-generator';
import { uuidv7 } from 'uuidv7';
import type { Deps, Locale, Work } from '../../../context.ts';
import type { Executor } from '../../../db/database.ts';
import {
  calendarFeeds,
  members,
  projects,
  stages,
  tasks,
  users,
} from '../../../db/schema/index.ts';
import { readSigned, signed } from '../../../signed.ts';
import { eventEntries } from '../../control-event/public.ts';
import { fundingEntries } from '../../funding/public.ts';
import { findSettings } from '../../notification/public.ts';
import { readScene } from '../task-scene.ts';

/** Calendar programs read so seldom that nothing shorter is worth while (RFC 7986, 5.7). */
const READ_EVERY_SECONDS = 60 * 60;
const PURPOSE = 'calendar';

interface Owner {
  userId: string;
  /** Null for all that the person has to do. */
  projectId: string | null;
}

const ownBy = ({ userId, projectId }: Owner) =>
  and(
    eq(calendarFeeds.userId, userId),
    projectId ? eq(calendarFeeds.projectId, projectId) : isNull(calendarFeeds.projectId),
  );

const addressOf = ({ deps: { config } }: Work, id: string) => ({
  url: `${config.publicUrl}/api/task/feed/${signed(config.secret, PURPOSE, id)}`,
});

/**
 * The secret address of a calendar, made when it is first asked for.
 * @throws AppError `not_found` for a project that is not the caller's
 */
export async function openFeed(work: Work, owner: Owner): Promise<{ url: string }> {
  if (owner.projectId) await readScene(work.trx, owner.projectId, owner.userId);
  const fresh = { id: uuidv7(), ...owner, createdAt: work.now };
  await work.trx.insert(calendarFeeds).values(fresh).onConflictDoNothing();
  const [feed] = await work.trx
    .select({ id: calendarFeeds.id })
    .from(calendarFeeds)
    .where(ownBy(owner));
  return addressOf(work, feed?.id ?? fresh.id);
}

/** Gives a calendar another address: the one before leads nowhere. Refusals as of `openFeed`. */
export async function renewFeed(work: Work, owner: Owner): Promise<{ url: string }> {
  await work.trx.delete(calendarFeeds).where(ownBy(owner));
  return openFeed(work, owner);
}

/** The calendar of an address, for as long as its owner is in the team. */
async function feedOf(executor: Executor, id: string) {
  const inTeam = and(
    eq(members.projectId, calendarFeeds.projectId),
    eq(members.userId, calendarFeeds.userId),
  );
  const [feed] = await executor
    .select({
      userId: calendarFeeds.userId,
      projectId: calendarFeeds.projectId,
      title: projects.title,
      locale: users.locale,
      member: members.userId,
    })
    .from(calendarFeeds)
    .innerJoin(users, eq(users.id, calendarFeeds.userId))
    .leftJoin(projects, eq(projects.id, calendarFeeds.projectId))
    .leftJoin(members, inTeam)
    .where(eq(calendarFeeds.id, id));
  if (!feed || (feed.projectId && !feed.member)) throw new AppError('not_found');
  return feed;
}

/** A day, or several, in a calendar. */
interface Entry {
  id: string;
  summary: string;
  from: string;
  to: string;
  url: string;
  note: string;
  /** Grows with its changes, so that a program knows the newer one. */
  sequence: number;
  changedAt?: Date;
  /** At what hour of the day its person is reminded of its end; others hear nothing of it. */
  alarmHour?: number;
}

type Feed = Awaited<ReturnType<typeof feedOf>>;

async function taskEntries(deps: Deps, { userId, projectId }: Feed): Promise<Entry[]> {
  const { digestHour: alarmHour } = await findSettings(deps.connection.db, userId);
  const mine = sql`${tasks.assignees} @> array[${userId}::uuid]`;
  const rows = await deps.connection.db
    .select({ task: tasks, type: projects.type, title: projects.title })
    .from(tasks)
    .innerJoin(projects, eq(projects.id, tasks.projectId))
    .where(
      and(
        projectId ? eq(tasks.projectId, projectId) : mine,
        isNotNull(tasks.dueAt),
        isNull(tasks.doneAt),
        isNull(tasks.deletedAt),
        ne(projects.completion, 'succeeded'),
      ),
    );
  return rows.map(({ task, type, title }) => ({
    id: task.id,
    summary: task.title,
    from: task.startsAt ?? task.dueAt ?? '',
    to: task.dueAt ?? '',
    url: `${deps.config.publicUrl}/task-list?project=${task.projectId}&type=${type}&task=${task.id}`,
    note: title,
    // the version counts what is typed alone, and days are chosen
    sequence: Math.floor((task.updatedAt.getTime() - task.createdAt.getTime()) / 1000),
    changedAt: task.updatedAt,
    ...(task.assignees.includes(userId) && { alarmHour }),
  }));
}

/** The ends of stages, of one project or of all in which the person is. */
async function stageEntries(deps: Deps, feed: Feed, locale: Locale): Promise<Entry[]> {
  const rows = await deps.connection.db
    .select({ stage: stages, type: projects.type, title: projects.title })
    .from(stages)
    .innerJoin(projects, eq(projects.id, stages.projectId))
    .innerJoin(members, and(eq(members.projectId, projects.id), eq(members.userId, feed.userId)))
    .where(
      and(
        feed.projectId ? eq(stages.projectId, feed.projectId) : undefined,
        isNotNull(stages.endsAt),
        or(eq(stages.kind, 'start'), ne(stages.status, 'deleted')),
        ne(projects.completion, 'succeeded'),
      ),
    );
  return rows.map(({ stage, type, title }) => ({
    id: stage.id,
    summary: translate(locale, 'tasks.feed.stage', { title: stage.title }),
    from: stage.endsAt ?? '',
    to: stage.endsAt ?? '',
    url: `${deps.config.publicUrl}/project/${type}/${stage.projectId}?open=${stage.id}`,
    note: title,
    sequence: stage.version,
  }));
}

/** When somebody is reminded of a day, in seconds before that day is over: as the notices tell of it first. */
const alarmBeforeEnd = (hour: number) => ((DEADLINE_DAYS.before + 1) * 24 - hour) * 60 * 60;

/**
 * The calendar of a secret address as iCalendar (RFC 5545): tasks with a day that are not finished, and the
 * planned ends of stages, each as days of their own, and announced events with their hours. One's own tasks
 * have an alarm.
 * @throws AppError `not_found` for an address that is none, was renewed, or whose owner has left
 */
export async function writeCalendar(deps: Deps, token: string): Promise<string> {
  const id = readSigned(deps.config.secret, PURPOSE, token);
  if (!id) throw new AppError('not_found');
  const feed = await feedOf(deps.connection.db, id);
  const { locale } = feed;
  const name = feed.title ?? translate(locale, 'tasks.feed.own');
  const calendar = ical({ name, ttl: READ_EVERY_SECONDS, prodId: '//Provektor//Provektor//RU' });
  const entries = [...(await taskEntries(deps, feed)), ...(await stageEntries(deps, feed, locale))];
  for (const { id: uid, summary, from, to, url, note, sequence, ...more } of entries) {
    const event = calendar.createEvent({
      id: `${uid}@provektor`,
      start: new Date(from),
      // the end of an event is the day after its last one
      end: new Date(addDays(to, 1)),
      allDay: true,
      timezone: 'UTC',
      stamp: deps.clock(),
      summary,
      description: note,
      url,
      sequence,
      lastModified: more.changedAt ?? null,
    });
    if (more.alarmHour === undefined) continue;
    const trigger = alarmBeforeEnd(more.alarmHour);
    event.createAlarm({ type: ICalAlarmType.display, trigger }).relatesTo('END');
  }
  for (const event of await eventEntries(deps, feed)) calendar.createEvent(event);
  for (const ending of await fundingEntries(deps, feed)) calendar.createEvent(ending);
  return calendar.toString();
}
