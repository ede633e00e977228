import { AppError, type RequestKind } from '@pv/contract';
import { eq } from 'drizzle-orm';
import type { Work } from '../../../context.ts';
import { teamRequests } from '../../../db/schema/index.ts';
import { appendEvent, lockState, memberOf } from '../../approval/public.ts';
import { settleRequest } from '../../notification/public.ts';
import { tellRequester } from '../notices/tell.ts';
import { checkPending, findRequest } from '../requests/find-request.ts';
import { fulfilRequest } from '../requests/fulfil-request.ts';

interface Answer {
  id: string;
  kind: RequestKind;
  userId: string;
  answer: 'accept' | 'decline' | 'cancel';
}

const STATUS = { accept: 'accepted', decline: 'declined', cancel: 'cancelled' } as const;

/**
 * Answers a request: its target accepts or declines, its requester takes it back. Of several at once
 * one wins, the others are told.
 * @throws AppError `not_found` for an absent one and for one of a foreign project alike, `forbidden`,
 *   `request_closed`
 */
export async function answerRequest(
  work: Work,
  { id, kind, userId, answer }: Answer,
): Promise<void> {
  const { projectId } = await findRequest(work.trx, { id, kind });
  const state = await lockState(work.trx, projectId, userId);
  const row = await findRequest(work.trx, { id, kind });
  const member = memberOf(state, userId);
  const entitled = answer === 'cancel' ? row.requesterId : row.targetId;
  if (entitled !== userId) throw new AppError('forbidden');
  checkPending(row, work.now);
  await work.trx
    .update(teamRequests)
    .set({ status: STATUS[answer], closedAt: work.now })
    .where(eq(teamRequests.id, id));
  await settleRequest(work, { kind, projectId, targetId: row.targetId });
  if (answer === 'accept') {
    await fulfilRequest({ work, state, row, target: member });
    await tellRequester(work, state, row, 'accepted');
    return;
  }
  await appendEvent(work, {
    projectId,
    kind: `${kind}_${STATUS[answer]}`,
    actor: member,
    before: { user: row.targetId, name: row.targetName, role: row.role },
  });
  if (answer === 'decline') await tellRequester(work, state, row, 'declined');
}
