import type { SupportFacts } from '@pv/contract';
import { sql } from 'drizzle-orm';
import type { Executor } from '../../../db/database.ts';

const MONTH_MS = 30 * 86_400_000;

/**
 * How soon requests of the last 30 days were answered for the first time. Those that still wait count
 * with the time they have waited; those that were closed without an answer do not count.
 */
export async function findFacts(executor: Executor, now: Date): Promise<SupportFacts> {
  const [at, since] = [now.toISOString(), new Date(now.getTime() - MONTH_MS).toISOString()];
  const { rows } = await executor.execute(sql`
    select
      percentile_cont(0.5) within group (
        order by extract(epoch from coalesce(answered_at, ${at}::timestamptz) - created_at) / 60
      ) as median,
      count(*) as requests,
      count(*) filter (where answered_at is null) as waiting
    from support_requests
    where created_at > ${since}::timestamptz and (answered_at is not null or status <> 'closed')`);
  const [row] = rows;
  const median = row?.median ?? null;
  return {
    median_minutes: median === null ? null : Math.max(1, Math.round(Number(median))),
    requests: Number(row?.requests ?? 0),
    waiting: Number(row?.waiting ?? 0),
  };
}
