import { AppError, allowed, type RequestKind } from '@pv/contract';
import type { Work } from '../../../context.ts';
import { appendEvent, lockState, memberOf } from '../../approval/public.ts';
import { bringToMind } from '../requests/bring-to-mind.ts';
import { checkPending, findRequest } from '../requests/find-request.ts';
import { requestPause } from '../requests/request-pause.ts';

/**
 * Reminds the target of a request, on behalf of any member who waits with whoever has asked, and notes it
 * in the log.
 * @throws AppError `not_found`, `forbidden`, `request_closed`; `own_move` to the target himself,
 *   `reminded_lately` before a day is over
 */
export async function remindTarget(
  work: Work,
  { id, kind, userId }: { id: string; kind: RequestKind; userId: string },
): Promise<void> {
  const { projectId } = await findRequest(work.trx, { id, kind });
  const state = await lockState(work.trx, projectId, userId);
  const row = await findRequest(work.trx, { id, kind });
  const actor = memberOf(state, userId);
  if (!allowed(actor.role, 'comment')) throw new AppError('forbidden');
  checkPending(row, work.now);
  if (row.targetId === userId) throw new AppError('own_move');
  if (requestPause(row, work.now).from) throw new AppError('reminded_lately');
  await bringToMind(work, state, row);
  await appendEvent(work, {
    projectId,
    kind: 'people_reminded',
    actor,
    after: { user: row.targetId, name: row.targetName },
  });
}
