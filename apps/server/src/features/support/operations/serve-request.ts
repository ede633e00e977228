import { AppError } from '@pv/contract';
import type { Actor, Work } from '../../../context.ts';
import { settleSupport } from '../../notification/public.ts';
import { tellSender } from '../mails/tell.ts';
import { lockRequest, type RequestRow } from '../queries/load-request.ts';
import { moveRequest } from '../queries/move-request.ts';
import { namesOf, storeMessage } from '../queries/store-message.ts';

/** Which request an editor has before him, and as of which change. */
export interface Served {
  id: string;
  actor: Actor;
  version: number;
}

async function lockSeen(work: Work, { id, actor, version }: Served): Promise<RequestRow> {
  const row = await lockRequest(work, { by: 'desk', userId: actor.userId, id });
  if (row.version !== version) throw new AppError('stale_version');
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
}

/**
 * Answers a request. One mail goes to whoever has asked.
 * @throws AppError `not_found`, `file_missing`, `stale_version` when something was written meanwhile
 */
export async function answerRequest(
  work: Work,
  served: Served,
  { text, files, close }: Answer,
): Promise<RequestRow> {
  const row = await lockSeen(work, served);
  const { assigneeId, assigneeName } = row.assigneeId ? row : own(served.actor);
  const answeredAt = row.answeredAt ?? work.now;
  const change = { assigneeId, assigneeName, answeredAt };
  const answered = await moveRequest(work, row, 'answer', change);
  const moved = close ? await moveRequest(work, answered, 'close') : answered;
  const author = { id: served.actor.userId, name: served.actor.profileName ?? '' };
  await storeMessage(work, { requestId: row.id, fromSupport: true, author, text, files });
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
