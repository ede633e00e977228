import { remindAgain } from '@pv/contract';
import { sql } from 'drizzle-orm';
import type { Executor } from '../../../db/database.ts';
import type { DueProject } from './find-due.ts';

/**
 * Notes when projects whose people were reminded at `now` are to be looked at again. One that has changed
 * since it was read stays due: somebody new may wait or be waited for.
 */
export async function putOff(
  executor: Executor,
  reminded: readonly DueProject[],
  now: Date,
): Promise<void> {
  if (reminded.length === 0) return;
  const next = reminded.map(({ moves }) => {
    const asked = moves.map((move) => ({ ...move, since: new Date(move.since) }));
    return remindAgain(asked, now)?.toISOString() ?? null;
  });
  const ids = sql.param(reminded.map(({ id }) => id));
  const read = sql.param(reminded.map(({ updatedAt }) => updatedAt.toISOString()));
  await executor.execute(sql`
    update projects set remind_at = put.next
    from unnest(${ids}::uuid[], ${sql.param(next)}::timestamptz[], ${read}::timestamptz[])
      as put(id, next, read)
    where projects.id = put.id and date_trunc('milliseconds', projects.updated_at) = put.read`);
}
