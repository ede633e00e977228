import type { endpoints, QueryOf, SupportRow } from '@pv/contract';
import { and, eq } from 'drizzle-orm';
import type { Executor } from '../../../db/database.ts';
import { supportRequests } from '../../../db/schema/index.ts';
import { cutPage, pagesByMoment } from '../../../http/moment-cursor.ts';
import { presentRow } from '../present-request.ts';

const paging = pagesByMoment(supportRequests.updatedAt, supportRequests.id);

/**
 * One page of the requests of a person, the last changed first.
 * @throws AppError `validation_failed` for a cursor that is not one of ours
 */
export async function listOwn(
  executor: Executor,
  userId: string,
  { limit, cursor }: QueryOf<typeof endpoints.support.list>,
): Promise<{ requests: SupportRow[]; next_cursor: string | null }> {
  const rows = await executor
    .select()
    .from(supportRequests)
    .where(and(eq(supportRequests.userId, userId), paging.after(cursor)))
    .orderBy(...paging.order)
    .limit(limit + 1);
  const { page, next_cursor } = cutPage(rows, limit, (row) => [row.updatedAt, row.id]);
  return { requests: page.map(presentRow), next_cursor };
}
