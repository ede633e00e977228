import { AppError } from '@pv/contract';
import type { Work } from '../../../context.ts';
import { findMessages } from './find-messages.ts';
import type { NewMessage } from './store-message.ts';

/** Whether nothing is among the files that has not gone already: a page that was loaded anew forgets some. */
const allWent = (sent: readonly { key: string }[], files: readonly string[]): boolean =>
  files.every((file) => sent.some(({ key }) => key === file));

/**
 * Whether the same person has sent a message to a locked request already, under the same key. Another
 * message under that key is refused: the first one was mailed and stands as it was read, so whoever went
 * on typing after an answer was lost sees it there and says what he wants to add. The refusal names the files
 * that went with the first one and cannot go again. A key of somebody else is like any other.
 * @throws AppError `message_sent`
 */
export async function isSent({ trx }: Work, message: NewMessage): Promise<boolean> {
  const { requestId, key, fromSupport, author, text, files } = message;
  if (!key) return false;
  const sent = (await findMessages(trx, requestId)).find(
    (one) =>
      one.key === key && one.fromSupport === fromSupport && one.authorId === (author?.id ?? null),
  );
  if (!sent) return false;
  if (sent.body !== text.trim() || !allWent(sent.files, files)) {
    const gone = sent.files.map((one) => one.key).filter((one) => files.includes(one));
    throw new AppError('message_sent', { data: { files: gone.join(' ') } });
  }
  return true;
}
