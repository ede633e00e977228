import { AppError, type SupportAction, supportNext } from '@pv/contract';
import { eq } from 'drizzle-orm';
import type { Work } from '../../../context.ts';
import { supportRequests } from '../../../db/schema/index.ts';
import type { RequestRow } from './load-request.ts';

type Change = Partial<Pick<RequestRow, 'assigneeId' | 'assigneeName' | 'answeredAt'>>;

/**
 * Does an action on a locked request: its new status, the count of its changes and whatever else changes
 * with it. Gives the request as it is now.
 * @throws AppError `support_closed` where the action cannot be done any more
 */
export async function moveRequest(
  { trx, now }: Work,
  row: RequestRow,
  action: SupportAction,
  change: Change = {},
): Promise<RequestRow> {
  const status = supportNext(row, action, now);
  if (!status) throw new AppError('support_closed');
  const news = {
    ...change,
    status,
    closedAt: status === 'closed' ? now : null,
    version: row.version + 1,
    updatedAt: now,
  };
  await trx.update(supportRequests).set(news).where(eq(supportRequests.id, row.id));
  return { ...row, ...news };
}
