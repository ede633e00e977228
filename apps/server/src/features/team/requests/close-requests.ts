import { and, eq, type SQL } from 'drizzle-orm';
import type { Work } from '../../../context.ts';
import { teamRequests } from '../../../db/schema/index.ts';
import { settleRequest } from '../../notification/public.ts';

/** Closes those of a project's open requests that something else has decided; nobody is asked any more. */
export async function closeRequests(
  work: Work,
  projectId: string,
  status: 'accepted' | 'cancelled',
  which: SQL | undefined,
): Promise<void> {
  const closed = await work.trx
    .update(teamRequests)
    .set({ status, closedAt: work.now })
    .where(and(eq(teamRequests.projectId, projectId), eq(teamRequests.status, 'pending'), which))
    .returning();
  for (const row of closed) await settleRequest(work, row);
}
