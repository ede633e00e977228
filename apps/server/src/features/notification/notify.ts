import type { Work } from '../../context.ts';
import { enqueueAll } from '../../jobs/enqueue.ts';
import { noticeMail } from './letters/notice-letter.ts';
import { mailedLately } from './mailed-lately.ts';
import type { Notice } from './notice.ts';
import { loadReaders, mailChannel, type Reader } from './reader.ts';
import { storeNotices, type ToldNotice } from './store-notice.ts';

const tellsTo = ({ to, actor }: Notice) => to.filter((id) => id !== actor?.userId);

async function channelsOf(work: Work, notice: Notice, readers: readonly Reader[]) {
  const lately = await mailedLately(work, notice);
  return readers.map((reader): ToldNotice & { reader: Reader } => {
    const own = mailChannel(reader, notice.reason);
    // whoever gets no digest would never hear of it by mail
    const again = own === 'instant' && reader.digest && lately.has(reader.id);
    return { notice, reader, channel: again ? 'digest' : own };
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
  const told: (ToldNotice & { reader: Reader })[] = [];
  for (const notice of notices) {
    const to = new Set(tellsTo(notice));
    const own = readers.filter(({ id }) => to.has(id));
    if (own.length > 0) told.push(...(await channelsOf(work, notice, own)));
  }
  await storeNotices(work, told);
  const mailed = told.filter(({ channel }) => channel === 'instant');
  const mails = mailed.map(({ notice, reader }) => noticeMail(work, notice, reader));
  await enqueueAll(work, 'mail.send', mails);
}
