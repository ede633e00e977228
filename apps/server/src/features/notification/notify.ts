import type { NotificationReason } from '@pv/contract';
import { and, eq, gt, inArray, isNull } from 'drizzle-orm';
import type { Work } from '../../context.ts';
import { notifications } from '../../db/schema/index.ts';
import { enqueueAll } from '../../jobs/enqueue.ts';
import { noticeMail } from './letters/notice-letter.ts';
import type { Notice } from './notice.ts';
import { loadReaders, mailReach, type Reader } from './reader.ts';
import { storeNotices, type ToldNotice } from './store-notice.ts';

/** Calls to the same kind of work; a return and a request are worth a mail each. */
const FOLDED: ReadonlySet<string> = new Set(['decide', 'send', 'add_stage', 'team']);

/** Whoever sends a whole roadmap does it in a few minutes; one mail calls to all of it. */
const TOGETHER_MS = 10 * 60_000;

/**
 * Who was mailed a moment ago that the same is asked in the same project, and has not looked yet: a
 * second mail would tell him nothing new. What it would have told goes into the digest. Counted from the mail, so that whoever
 * goes on sending is called to it again once the time is over.
 */
async function mailedLately(
  work: Work,
  { reason, variant, project, to }: Notice,
): Promise<ReadonlySet<string>> {
  if (reason !== 'your_move' || !FOLDED.has(variant)) return new Set();
  if (!project || to.length === 0) return new Set();
  const rows = await work.trx
    .select({ userId: notifications.userId })
    .from(notifications)
    .where(
      and(
        eq(notifications.projectId, project.id),
        inArray(notifications.userId, [...to]),
        eq(notifications.reason, reason),
        eq(notifications.variant, variant),
        isNull(notifications.readAt),
        gt(notifications.mailedAt, new Date(work.now.getTime() - TOGETHER_MS)),
      ),
    );
  return new Set(rows.map(({ userId }) => userId));
}

const tellsTo = ({ to, actor }: Notice) => to.filter((id) => id !== actor?.userId);

/** How it reaches one reader, and by which of his switches. */
type Reached = ToldNotice & { reader: Reader; by: NotificationReason };

const reasonsOf = ({ reason, told }: Notice): [NotificationReason, ...NotificationReason[]] =>
  told?.cause ? [reason, told.cause.reason] : [reason];

async function channelsOf(work: Work, notice: Notice, readers: readonly Reader[]) {
  const lately = await mailedLately(work, notice);
  return readers.map((reader): Reached => {
    const { by, channel } = mailReach(reader, reasonsOf(notice));
    // whoever gets no digest would never hear of it by mail
    const again = channel === 'instant' && reader.digest && lately.has(reader.id);
    return { notice, reader, by, channel: again ? 'digest' : channel };
  });
}

/**
 * Tells people something, in the transaction of what it tells of: one row each on the site, a mail at
 * once or a place in the next digest as they have chosen. Whoever has acted is never told of his own
 * deed. Several notices cost hardly more than one.
 */
export async function notify(work: Work, ...notices: readonly Notice[]): Promise<void> {
  const ids = new Set(notices.flatMap(tellsTo));
  const readers = await loadReaders(work.trx, [...ids]);
  const told: Reached[] = [];
  for (const notice of notices) {
    const to = new Set(tellsTo(notice));
    const own = readers.filter(({ id }) => to.has(id));
    if (own.length > 0) told.push(...(await channelsOf(work, notice, own)));
  }
  await storeNotices(work, told);
  const mailed = told.filter(({ channel }) => channel === 'instant');
  const mails = mailed.map(({ notice, reader, by }) => noticeMail(work, notice, reader, by));
  await enqueueAll(work, 'mail.send', mails);
}
