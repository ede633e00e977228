import type { Work } from '../../../context.ts';
import { settleSupport } from '../../notification/public.ts';
import { type Door, lockRequest, type RequestRow } from '../queries/load-request.ts';
import { moveRequest } from '../queries/move-request.ts';

/**
 * Closes one's own request: it is solved. Nobody has anything to do there any more.
 * @throws AppError `not_found`, `support_closed`
 */
export async function closeOwn(work: Work, door: Door): Promise<RequestRow> {
  const row = await lockRequest(work, door);
  await settleSupport(work, row.id, ['asked', 'replied', 'answered', 'closed']);
  return moveRequest(work, row, 'close');
}
