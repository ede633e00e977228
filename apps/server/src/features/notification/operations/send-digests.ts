import { DEFAULT_ZONE } from '@pv/contract';
import { and, eq, inArray, lt } from 'drizzle-orm';
import { type Deps, inTransaction, type Work } from '../../../context.ts';
import type { Executor } from '../../../db/database.ts';
import { notificationSettings, notifications } from '../../../db/schema/index.ts';
import { digestLetter } from '../digest/digest-letter.ts';
import { dueDigest } from '../digest/digest-moment.ts';
import { moveTails } from '../digest/move-tails.ts';
import { type FoundNotification, findNotifications } from '../find-notifications.ts';
import { sendLetter } from '../letters/send-letter.ts';
import { presentNotification } from '../present-notification.ts';
import { loadReaders, mailReach, type Reader } from '../reader.ts';
import { lockSettings, saveSettings } from '../settings.ts';

/** More than a person could have got in a day. */
const READ_AT_MOST = 1000;

async function peopleWhoWait(executor: Executor) {
  const rows = await executor
    .selectDistinct({
      userId: notifications.userId,
      zone: notificationSettings.zone,
      digestHour: notificationSettings.digestHour,
      digestedOn: notificationSettings.digestedOn,
    })
    .from(notifications)
    .leftJoin(notificationSettings, eq(notificationSettings.userId, notifications.userId))
    .where(eq(notifications.awaitsDigest, true));
  return rows.map(({ userId, zone, digestHour, digestedOn }) => ({
    userId,
    times: { zone: zone ?? DEFAULT_ZONE, digestHour: digestHour ?? 9, digestedOn },
  }));
}

/** What waits since before the digest's moment, taken out of the queue whether it is mailed or not. */
async function takeWaiting(work: Work, userId: string, until: Date) {
  const waiting = and(
    eq(notifications.userId, userId),
    eq(notifications.awaitsDigest, true),
    lt(notifications.createdAt, until),
  );
  // what is committed after this statement has begun is neither marked nor read
  const taken = await work.trx
    .update(notifications)
    .set({ awaitsDigest: false })
    .where(waiting)
    .returning({ id: notifications.id });
  const ids = taken.map(({ id }) => id);
  return findNotifications(work.trx, inArray(notifications.id, ids), READ_AT_MOST);
}

/** Whether he wants it by mail, also by the switch of what it tells besides. */
function isMailed(reader: Reader, { reason, said: { cause } }: FoundNotification): boolean {
  const reasons = cause ? ([reason, cause.reason] as const) : ([reason] as const);
  return mailReach(reader, reasons).channel !== 'off';
}

/** The digest of one person: the mail, the marks and the day commit together, so that none is sent twice. */
async function sendDigest(work: Work, userId: string): Promise<void> {
  const settings = await lockSettings(work.trx, userId);
  const due = dueDigest(work.now, settings);
  const [reader] = await loadReaders(work.trx, [userId]);
  if (!due || !reader) return;
  const { publicUrl, secret } = work.deps.config;
  const unread = (await takeWaiting(work, userId, due.until)).filter(
    (row) => row.readAt === null && isMailed(reader, row),
  );
  if (unread.length === 0 || !settings.digest) return;
  const { locale } = reader;
  const notifications = unread.map((row) => presentNotification(row, secret));
  const tails = await moveTails(work.trx, reader, unread);
  const letter = digestLetter({ notifications, tails, locale, publicUrl });
  await sendLetter(work, reader, letter, 'digest');
  await saveSettings(work, userId, { digestedOn: due.day });
}

/**
 * Mails everybody whose hour has come what he has not read since the last digest, at most once a day.
 * May run at any time and as often as wanted; a person whose digest fails is tried at the next run.
 */
export async function sendDigests(deps: Deps): Promise<void> {
  const now = deps.clock();
  for (const { userId, times } of await peopleWhoWait(deps.connection.db)) {
    if (!dueDigest(now, times)) continue;
    await inTransaction(deps, (work) => sendDigest(work, userId)).catch((error: unknown) => {
      deps.log.error({ err: error, userId }, 'digest not sent');
    });
  }
}
