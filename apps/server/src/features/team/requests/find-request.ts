import { AppError, type RequestKind } from '@pv/contract';
import { and, eq } from 'drizzle-orm';
import type { Executor } from '../../../db/database.ts';
import { type RequestStatus, teamRequests } from '../../../db/schema/index.ts';

export type RequestRow = typeof teamRequests.$inferSelect;

/**
 * A request of a kind.
 * @throws AppError `not_found`
 */
export async function findRequest(
  db: Executor,
  { id, kind }: { id: string; kind: RequestKind },
): Promise<RequestRow> {
  const [row] = await db
    .select()
    .from(teamRequests)
    .where(and(eq(teamRequests.id, id), eq(teamRequests.kind, kind)));
  if (!row) throw new AppError('not_found');
  return row;
}

/** Where it stands at a moment: what was not answered in time has lapsed. */
export function statusOf(row: RequestRow, now: Date): RequestStatus {
  return row.status === 'pending' && row.expiresAt <= now ? 'lapsed' : row.status;
}

/**
 * Refuses an answer that comes too late, and says what the request has come to.
 * @throws AppError `request_closed`
 */
export function checkPending(row: RequestRow, now: Date): void {
  const status = statusOf(row, now);
  if (status === 'pending') return;
  throw new AppError('request_closed', { items: [`team.requestClosed.${status}`] });
}
