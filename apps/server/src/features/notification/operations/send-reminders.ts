import { and, eq, isNull } from 'drizzle-orm';
import { type Deps, inTransaction, type Work } from '../../../context.ts';
import { notifications } from '../../../db/schema/index.ts';
import { sendLetter } from '../letters/send-letter.ts';
import { loadReaders, mailChannel } from '../reader.ts';
import { findReminders, type Reminder } from '../reminders/find-reminders.ts';
import { reminderLetter, reminderNotice } from '../reminders/reminder-letter.ts';
import { lockSettings, saveSettings } from '../settings.ts';
import { storeNotice } from '../store-notice.ts';

/** Yesterday's reminder says a wrong age, and a heap of them says nothing. */
async function dropOlder(work: Work, userId: string): Promise<void> {
  await work.trx
    .delete(notifications)
    .where(
      and(
        eq(notifications.userId, userId),
        eq(notifications.reason, 'reminder'),
        isNull(notifications.readAt),
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
  for (const notice of notices) await storeNotice(work, notice, [reader]);
  if (mailChannel(reader, 'reminder') === 'instant') {
    const { publicUrl } = work.deps.config;
    const letter = reminderLetter(notices, { locale: reader.locale, publicUrl });
    await sendLetter(work, reader, letter, 'reminder');
  }
  await saveSettings(work, userId, { remindedOn: day });
}

/**
 * Reminds those whose move has been waited for three days, once a day, and from the tenth day on also
 * curators and coordinators. Nothing is ever approved by silence. May run as often as wanted.
 */
export async function sendReminders(deps: Deps): Promise<void> {
  const now = deps.clock();
  const day = now.toISOString().slice(0, 10);
  for (const [userId, reminders] of await findReminders(deps.connection.db, now)) {
    await inTransaction(deps, (work) => remind(work, { userId, day, reminders })).catch(
      (error: unknown) => deps.log.error({ err: error, userId }, 'reminder not sent'),
    );
  }
}
