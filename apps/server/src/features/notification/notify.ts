import type { Work } from '../../context.ts';
import { mailNotice } from './letters/notice-letter.ts';
import { mailedLately } from './mailed-lately.ts';
import type { Notice } from './notice.ts';
import { laterChannel, loadReaders, mailChannel, type Reader } from './reader.ts';
import { storeNotice } from './store-notice.ts';

/**
 * Tells people something, in the transaction of what it tells of: one row each on the site, a mail at
 * once or a place in the next digest as they have chosen. Whoever has acted is never told of his own
 * deed.
 */
export async function notify(work: Work, notice: Notice): Promise<void> {
  const told = new Set(notice.to.filter((id) => id !== notice.actor?.userId));
  const readers = await loadReaders(work.trx, [...told]);
  if (readers.length === 0) return;
  const lately = await mailedLately(work, notice);
  const channel = (reader: Reader) => {
    const own = mailChannel(reader, notice.reason);
    return own === 'instant' && lately.has(reader.id) ? laterChannel(reader) : own;
  };
  await storeNotice(work, notice, readers, (reader) => channel(reader) === 'digest');
  for (const reader of readers) {
    if (channel(reader) === 'instant') await mailNotice(work, notice, reader);
  }
}
