import type { NotificationReason } from '@pv/contract';
import type { Work } from '../../context.ts';
import { enqueueAll } from '../../jobs/enqueue.ts';
import { noticeMail } from './letters/notice-letter.ts';
import { mailedLately } from './mailed-lately.ts';
import type { Notice } from './notice.ts';
import { loadReaders, mailReach, type Reader } from './reader.ts';
import { storeNotices, type ToldNotice } from './store-notice.ts';

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
