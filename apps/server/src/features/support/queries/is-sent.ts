import { AppError } from '@pv/contract';
import type { Work } from '../../../context.ts';
import { findMessages } from './find-messages.ts';
import type { NewMessage } from './store-message.ts';

const sameFiles = (sent: readonly { key: string }[], files: readonly string[]): boolean =>
  sent.length === new Set(files).size && sent.every(({ key }) => files.includes(key));

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
  if (sent.body !== text.trim() || !sameFiles(sent.files, files)) {
    const gone = sent.files.map((one) => one.key).filter((one) => files.includes(one));
    throw new AppError('message_sent', { data: { files: gone.join(' ') } });
  }
  return true;
}
