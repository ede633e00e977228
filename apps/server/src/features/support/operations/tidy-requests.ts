import { SUPPORT_DAYS } from '@pv/contract';
import { and, eq, isNull, lt, sql } from 'drizzle-orm';
import type { Deps } from '../../../context.ts';
import { supportFiles, supportRequests, supportUploads } from '../../../db/schema/index.ts';

const DAY = 86_400_000;
/** Whoever writes for a whole day uploads his files again. */
const UNSENT_DAYS = 1;
/** What was solved a year ago names people for nothing, 152-FZ article 5 part 7. */
const KEPT_DAYS = 365;

/** Closes answered requests that nobody has replied to, and forgets old ones, files never sent and counts of the past. */
export async function tidyRequests({ connection: { db }, clock }: Deps): Promise<void> {
  const now = clock();
  const before = (days: number) => new Date(now.getTime() - days * DAY);
  const { status, updatedAt, closedAt, version } = supportRequests;
  await db
    .update(supportRequests)
    .set({ status: 'closed', closedAt: now, updatedAt: now, version: sql`${version} + 1` })
    .where(and(eq(status, 'answered'), lt(updatedAt, before(SUPPORT_DAYS))));
  await db.delete(supportRequests).where(lt(closedAt, before(KEPT_DAYS)));
  const { messageId, createdAt } = supportFiles;
  await db.delete(supportFiles).where(and(isNull(messageId), lt(createdAt, before(UNSENT_DAYS))));
  await db.delete(supportUploads).where(lt(supportUploads.createdAt, before(1)));
}
