import { AppError } from '@pv/contract';
import type { Actor, Work } from '../../../context.ts';
import { settleSupport } from '../../notification/public.ts';
import { tellSender } from '../mails/tell.ts';
import { findMessages } from '../queries/find-messages.ts';
import { isSent } from '../queries/is-sent.ts';
import { lockRequest, type RequestRow } from '../queries/load-request.ts';
import { moveRequest } from '../queries/move-request.ts';
import { namesOf, storeMessage } from '../queries/store-message.ts';

/** Which request an editor has before him, and as of which change. */
export interface Served {
  id: string;
  actor: Actor;
  version: number;
}

const lock = (work: Work, { id, actor }: Served): Promise<RequestRow> =>
  lockRequest(work, { by: 'desk', userId: actor.userId, id });

async function lockSeen(work: Work, served: Served): Promise<RequestRow> {
  const row = await lock(work, served);
  if (row.version !== served.version) throw new AppError('stale_version');
  return row;
}

const own = ({ userId, profileName }: Actor) => ({
  assigneeId: userId,
  assigneeName: profileName ?? '',
});

/**
 * Takes a request into work.
 * @throws AppError `not_found`, `stale_version`, `support_closed`
 */
export async function takeRequest(work: Work, served: Served): Promise<RequestRow> {
  const row = await lockSeen(work, served);
  await settleSupport(work, row.id, ['asked', 'replied']);
  return moveRequest(work, row, 'take', own(served.actor));
}

interface Answer {
  text: string;
  /** Keys of uploaded files that go with it. */
  files: readonly string[];
  /** The request is closed at once. */
  close: boolean;
  /** Made by the editor's browser; older ones make none. */
  key?: string | undefined;
}

/** What comes again is closed as he has asked; it stays open where somebody has written since. */
async function closeSent(work: Work, row: RequestRow, key: string | undefined) {
  if (row.status === 'closed') return row;
  const last = (await findMessages(work.trx, row.id)).at(-1);
  return last?.key === key ? moveRequest(work, row, 'close') : row;
}

/**
 * Answers a request. One mail goes to whoever has asked. The same answer of the same editor under the same
 * `key` again is the one that is there; then the request is given as it is, open where it was written on.
 * @throws AppError `not_found`, `file_missing`, `message_sent` for another answer under the same key,
 *   `stale_version` when something was written meanwhile
 */
export async function answerRequest(
  work: Work,
  served: Served,
  { text, files, close, key }: Answer,
): Promise<RequestRow> {
  const { id, actor, version } = served;
  const author = { id: actor.userId, name: actor.profileName ?? '' };
  const message = { requestId: id, key, fromSupport: true, author, text, files };
  const row = await lock(work, served);
  if (await isSent(work, message)) return close ? closeSent(work, row, key) : row;
  if (row.version !== version) throw new AppError('stale_version');
  const { assigneeId, assigneeName } = row.assigneeId ? row : own(actor);
  const answeredAt = row.answeredAt ?? work.now;
  const change = { assigneeId, assigneeName, answeredAt };
  const answered = await moveRequest(work, row, 'answer', change);
  const moved = close ? await moveRequest(work, answered, 'close') : answered;
  await storeMessage(work, message);
  await tellSender(work, moved, { text, files: await namesOf(work.trx, files) });
  return moved;
}

/**
 * Closes a request; whoever has asked is told.
 * @throws AppError `not_found`, `stale_version`, `support_closed`
 */
export async function closeRequest(work: Work, served: Served): Promise<RequestRow> {
  const moved = await moveRequest(work, await lockSeen(work, served), 'close');
  await tellSender(work, moved, null);
  return moved;
}
