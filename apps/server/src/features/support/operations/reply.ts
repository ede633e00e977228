import type { Work } from '../../../context.ts';
import { countSending } from '../../auth/public.ts';
import { settleSupport } from '../../notification/public.ts';
import { tellEditors } from '../mails/tell.ts';
import { isSent } from '../queries/is-sent.ts';
import { type Door, lockRequest, type RequestRow } from '../queries/load-request.ts';
import { moveRequest } from '../queries/move-request.ts';
import { storeMessage } from '../queries/store-message.ts';

/** Each reply mails the editors. */
const LIMITS = { perHour: 20, perDay: 60 };

/**
 * Writes on in one's request, which opens it again; the editors hear of it. The same message under the
 * same `key` again is the one that is there.
 * @throws AppError `not_found`, `support_closed`, `message_sent`, `file_missing`, `too_many_requests`
 */
export async function reply(
  work: Work,
  door: Door,
  { text, files, key }: { text: string; files: readonly string[]; key?: string | undefined },
): Promise<RequestRow> {
  const row = await lockRequest(work, door);
  const author = row.userId ? { id: row.userId, name: row.name } : null;
  const message = { requestId: row.id, key, fromSupport: false, author, text, files };
  if (await isSent(work, message)) return row;
  await countSending(work, `support reply ${row.id}`, LIMITS, 'support.often.replies');
  const moved = await moveRequest(work, row, 'reply');
  await storeMessage(work, message);
  await settleSupport(work, row.id, ['answered', 'closed']);
  await tellEditors(work, moved, 'replied', text);
  return moved;
}
