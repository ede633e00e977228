import { type endpoints, type QueryOf, type SupportRow, typedMomentSchema } from '@pv/contract';
import { and, desc, eq, type SQL, sql } from 'drizzle-orm';
import { z } from 'zod';
import type { Executor } from '../../../db/database.ts';
import { supportRequests } from '../../../db/schema/index.ts';
import { cursorOf } from '../../../http/cursor.ts';
import { presentRow } from '../present-request.ts';

const mark = cursorOf(z.tuple([typedMomentSchema, z.uuid()]));

function afterCursor(cursor: string | undefined): SQL | undefined {
  if (!cursor) return undefined;
  const [changedAt, id] = mark.read(cursor);
  const { updatedAt, id: own } = supportRequests;
  return sql`(${updatedAt}, ${own}) < (${changedAt}::timestamptz, ${id}::uuid)`;
}

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
    .where(and(eq(supportRequests.userId, userId), afterCursor(cursor)))
    .orderBy(desc(supportRequests.updatedAt), desc(supportRequests.id))
    .limit(limit + 1);
  const page = rows.slice(0, limit);
  const last = rows.length > limit ? page.at(-1) : undefined;
  return {
    requests: page.map(presentRow),
    next_cursor: last ? mark.write([last.updatedAt.toISOString(), last.id]) : null,
  };
}
