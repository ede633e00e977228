import { and, count, eq, gt } from 'drizzle-orm';
import { uuidv7 } from 'uuidv7';
import type { Work } from '../../../context.ts';
import { lockKey } from '../../../db/lock-key.ts';
import { sendings } from '../../../db/schema/index.ts';

const HOUR = 3_600_000;

async function sentSince(work: Work, key: string, milliseconds: number): Promise<number> {
  const since = new Date(work.now.getTime() - milliseconds);
  const [row] = await work.trx
    .select({ sent: count() })
    .from(sendings)
    .where(and(eq(sendings.key, key), gt(sendings.createdAt, since)));
  return row?.sent ?? 0;
}

/** Notes one sending under `key` if the hour's and the day's limits allow it; says whether they did. */
export async function noteSending(
  work: Work,
  key: string,
  limits: { perHour: number; perDay: number },
): Promise<boolean> {
  await lockKey(work.trx, key);
  const factor = Math.max(1, work.deps.config.limitsFactor);
  if ((await sentSince(work, key, HOUR)) >= limits.perHour * factor) return false;
  if ((await sentSince(work, key, 24 * HOUR)) >= limits.perDay * factor) return false;
  await work.trx.insert(sendings).values({ id: uuidv7(), key, createdAt: work.now });
  return true;
}
