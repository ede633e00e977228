import { NUDGE_MS } from '@pv/contract';
import { and, eq, inArray, isNull, lte, ne, or } from 'drizzle-orm';
import { type Deps, inTransaction, type Work } from '../../../context.ts';
import { notifications } from '../../../db/schema/index.ts';
import { sendLetter } from '../letters/send-letter.ts';
import { loadReaders, mailChannel } from '../reader.ts';
import { type DueProject, findDuePeople, findDueProjects } from '../reminders/find-due.ts';
import { findReminders, type Reminder } from '../reminders/find-reminders.ts';
import { putOff } from '../reminders/put-off.ts';
import { reminderLetter, reminderNotice } from '../reminders/reminder-letter.ts';
import { lockSettings, saveSettings } from '../settings.ts';
import { storeNotices } from '../store-notice.ts';

const dayOf = (moment: Date) => moment.toISOString().slice(0, 10);

/**
 * Yesterday's reminder says a wrong age, and a heap of them says nothing. What a colleague has reminded of
 * within a day stands for the reminder of that day.
 */
async function dropOlder(work: Work, userId: string): Promise<void> {
  const dayAgo = new Date(work.now.getTime() - NUDGE_MS);
  await work.trx
    .delete(notifications)
    .where(
      and(
        eq(notifications.userId, userId),
        inArray(notifications.reason, ['reminder', 'stalled']),
        isNull(notifications.readAt),
        or(ne(notifications.variant, 'nudge'), lte(notifications.createdAt, dayAgo)),
      ),
    );
}

/** Reminds one person of everything at once; the day is kept with it, so that none is reminded twice. */
async function remind(
  work: Work,
  { userId, day, reminders }: { userId: string; day: string; reminders: readonly Reminder[] },
): Promise<void> {
  const { remindedOn } = await lockSettings(work.trx, userId);
  const [reader] = await loadReaders(work.trx, [userId]);
  if (!reader || (remindedOn !== null && remindedOn >= day)) return;
  await dropOlder(work, userId);
  const notices = reminders.map((reminder) => reminderNotice(reminder, userId));
  const told = notices.map((notice) => {
    const channel = mailChannel(reader, notice.reason);
    return { notice, reader, channel };
  });
  await storeNotices(work, told);
  const mailed = told.filter(({ channel }) => channel === 'instant').map(({ notice }) => notice);
  if (mailed.length > 0) {
    const { publicUrl } = work.deps.config;
    const letter = reminderLetter(mailed, { locale: reader.locale, zone: reader.zone, publicUrl });
    const own = mailed.some(({ reason }) => reason === 'reminder');
    await sendLetter(work, reader, letter, own ? 'reminder' : 'stalled');
  }
  await saveSettings(work, userId, { remindedOn: day });
}

/** Projects, and people whose reminders are in memory at once. */
const PAGE = 100;

/** Reminds a page of people; gives the projects that somebody could not be reminded of, by person. */
async function remindPage(
  deps: Deps,
  people: readonly string[],
  now: Date,
): Promise<[userId: string, projectIds: string[]][]> {
  const day = dayOf(now);
  const failed: [string, string[]][] = [];
  for (const [userId, reminders] of await findReminders(deps.connection.db, people, now)) {
    await inTransaction(deps, (work) => remind(work, { userId, day, reminders })).catch(
      (error: unknown) => {
        failed.push([userId, reminders.map(({ project }) => project.id)]);
        deps.log.error({ err: error, userId }, 'reminder not sent');
      },
    );
  }
  return failed;
}

/**
 * Reminds those whose move has been waited for three days, once a day, and from the tenth day on also
 * curators and coordinators. Nothing is ever approved by silence. May run as often as wanted: it reads the
 * projects that are due, and puts each off until the next day.
 * @throws Error when somebody could not be reminded, after all the others were: the run is to be
 *   repeated within the day, and finds only those who are left
 */
export async function sendReminders(deps: Deps): Promise<void> {
  const now = deps.clock();
  const { db } = deps.connection;
  const failed = new Map<string, string[]>();
  let due: DueProject[] = [];
  do {
    due = await findDueProjects(db, { now, after: due.at(-1) ?? null, limit: PAGE });
    const people = (await findDuePeople(db, due, dayOf(now))).filter((id) => !failed.has(id));
    for (let at = 0; at < people.length; at += PAGE) {
      const page = await remindPage(deps, people.slice(at, at + PAGE), now);
      for (const [userId, projectIds] of page) failed.set(userId, projectIds);
    }
    const left = new Set([...failed.values()].flat());
    const reminded = due.filter(({ id }) => !left.has(id));
    await putOff(db, reminded, now);
  } while (due.length === PAGE);
  if (failed.size > 0) throw new Error(`${failed.size} people not reminded`);
}
