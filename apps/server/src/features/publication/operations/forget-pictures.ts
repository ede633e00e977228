import { and, eq, lt } from 'drizzle-orm';
import type { Database } from '../../../db/database.ts';
import { articlePictures } from '../../../db/schema/index.ts';

const DAY = 24 * 60 * 60 * 1000;

/** Gives up pictures whose upload was not finished within a day. */
export async function forgetPictures(db: Database, now: Date): Promise<void> {
  const { ready, createdAt } = articlePictures;
  const before = new Date(now.getTime() - DAY);
  await db.delete(articlePictures).where(and(eq(ready, false), lt(createdAt, before)));
}
