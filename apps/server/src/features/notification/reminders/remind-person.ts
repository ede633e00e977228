import { NUDGE_MS } from '@pv/contract';
import { and, eq, inArray, isNull, lte, ne, or } from 'drizzle-orm';
import type { Work } from '../../../context.ts';
import { notifications } from '../../../db/schema/index.ts';
import { sendLetter } from '../letters/send-letter.ts';
import { loadReaders, mailChannel } from '../reader.ts';
import { lockSettings, saveSettings } from '../settings.ts';
import { storeNotices } from '../store-notice.ts';
import type { Reminder } from './find-reminders.ts';
import { lockDue } from './lock-due.ts';
import { reminderLetter, reminderNotice } from './reminder-letter.ts';

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

/** What one person is to be reminded of on a day. */
interface DuePerson {
  userId: string;
  /** ISO date in UTC. */
  day: string;
  reminders: readonly Reminder[];
}

/**
 * Reminds one person at once of everything that is still due; the day is kept with it, so that none is
 * reminded twice.
 */
export async function remindPerson(
  work: Work,
  { userId, day, reminders }: DuePerson,
): Promise<void> {
  const due = await lockDue(work, userId, reminders);
  if (due.length === 0) return;
  const { remindedOn } = await lockSettings(work.trx, userId);
  const [reader] = await loadReaders(work.trx, [userId]);
  if (!reader || (remindedOn !== null && remindedOn >= day)) return;
  await dropOlder(work, userId);
  const notices = due.map((reminder) => reminderNotice(reminder, userId));
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
