import { SUPPORT_DAILY_BYTES, SUPPORT_DAILY_FILES } from '@pv/contract';
import { sql } from 'drizzle-orm';
import { uuidv7 } from 'uuidv7';
import type { Actor, Work } from '../../../context.ts';
import { lockKey } from '../../../db/lock-key.ts';
import { supportUploads } from '../../../db/schema/index.ts';
import { addressRange } from '../../../http/address-range.ts';
import { tooMany } from '../../../http/too-many.ts';

const DAY = 86_400_000;

/** Who uploads: an account, or the network of whoever has none. */
export interface Uploader {
  actor: Actor | null;
  address: string;
}

/**
 * When the newest upload was made that has to leave the last day before one more of `size` bytes is taken,
 * in seconds since 1970; null when there is none.
 */
async function hindering({ trx, now, deps }: Work, key: string, size: number) {
  const factor = Math.max(1, deps.config.limitsFactor);
  const since = new Date(now.getTime() - DAY).toISOString();
  const { rows } = await trx.execute(sql`
    select extract(epoch from created_at)::float as at from (
      select created_at, row_number() over newest as files, sum(size) over newest as bytes
      from support_uploads where uploader = ${key} and created_at > ${since}::timestamptz
      window newest as (order by created_at desc, id desc)) counted
    where files >= ${SUPPORT_DAILY_FILES * factor}::float
      or bytes + ${size}::float > ${SUPPORT_DAILY_BYTES * factor}::float
    order by created_at desc limit 1`);
  return rows[0] ? Number(rows[0].at) : null;
}

/**
 * Counts an upload of `size` bytes, whatever becomes of it.
 * @throws AppError `too_many_requests`, with how long to wait, when the day's files or bytes are used up
 */
export async function countUpload(
  work: Work,
  { actor, address }: Uploader,
  size: number,
): Promise<void> {
  const uploader = actor ? `person ${actor.userId}` : addressRange(address);
  await lockKey(work.trx, `support uploads of ${uploader}`);
  const at = await hindering(work, uploader, size);
  if (at !== null) {
    throw tooMany(at + (DAY - work.now.getTime()) / 1000, 'support.files.daily');
  }
  const row = { id: uuidv7(), uploader, size, createdAt: work.now };
  await work.trx.insert(supportUploads).values(row);
}
