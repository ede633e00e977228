import { and, desc, eq, gt } from 'drizzle-orm';
import { uuidv7 } from 'uuidv7';
import type { Work } from '../../../context.ts';
import { lockKey } from '../../../db/lock-key.ts';
import { sendings } from '../../../db/schema/index.ts';
import { tooMany } from '../../../http/too-many.ts';

const HOUR = 3_600_000;

interface Limits {
  perHour: number;
  perDay: number;
}

/** Until fewer than `most` sendings lie within the last `span`, ms; 0 when that is so now. */
async function waitFor(work: Work, key: string, { span, most }: { span: number; most: number }) {
  const since = new Date(work.now.getTime() - span);
  const [hindering] = await work.trx
    .select({ at: sendings.createdAt })
    .from(sendings)
    .where(and(eq(sendings.key, key), gt(sendings.createdAt, since)))
    .orderBy(desc(sendings.createdAt))
    .offset(Math.ceil(most) - 1)
    .limit(1);
  return hindering ? hindering.at.getTime() - since.getTime() : 0;
}

/** Notes one sending under `key` if the limits allow it; gives how long they do not yet, ms. */
export async function tryToNote(
  work: Work,
  key: string,
  { perHour, perDay }: Limits,
): Promise<number> {
  await lockKey(work.trx, key);
  const factor = Math.max(1, work.deps.config.limitsFactor);
  const wait = Math.max(
    await waitFor(work, key, { span: HOUR, most: perHour * factor }),
    await waitFor(work, key, { span: 24 * HOUR, most: perDay * factor }),
  );
  if (wait > 0) return wait;
  await work.trx.insert(sendings).values({ id: uuidv7(), key, createdAt: work.now });
  return 0;
}

/** Takes the last sending under `key` back. */
export async function forgetSending({ trx }: Work, key: string): Promise<void> {
  const [last] = await trx
    .select({ id: sendings.id })
    .from(sendings)
    .where(eq(sendings.key, key))
    .orderBy(desc(sendings.createdAt))
    .limit(1);
  if (last) await trx.delete(sendings).where(eq(sendings.id, last.id));
}

/** Notes one sending under `key` if the hour's and the day's limits allow it; says whether they did. */
export async function noteSending(work: Work, key: string, limits: Limits): Promise<boolean> {
  return (await tryToNote(work, key, limits)) === 0;
}

/**
 * As `noteSending`, for what somebody is told of when it is refused, in `words` where there are own ones.
 * @throws AppError `too_many_requests`, with how long to wait
 */
export async function countSending(
  work: Work,
  key: string,
  limits: Limits,
  words?: string,
): Promise<void> {
  const wait = await tryToNote(work, key, limits);
  if (wait > 0) throw tooMany(wait / 1000, words);
}
