import { and, eq, lt, notExists, sql } from 'drizzle-orm';
import type { Database } from '../../../db/database.ts';
import { editions, projectFiles } from '../../../db/schema/index.ts';

const DAY = 24 * 60 * 60 * 1000;

/**
 * Gives up what nobody will ask for: uploads that were not finished within a day, and files that were
 * taken out a day ago and that no edition was sent with.
 */
export async function forgetFiles(db: Database, now: Date): Promise<void> {
  const { status, createdAt, changedAt, projectId, slot, sha256 } = projectFiles;
  const before = new Date(now.getTime() - DAY);
  await db.delete(projectFiles).where(and(eq(status, 'uploading'), lt(createdAt, before)));
  const named = sql`jsonb_build_object('files',
    jsonb_build_array(jsonb_build_object('slot', ${slot}, 'hash', ${sha256})))`;
  const sent = db
    .select({ id: editions.id })
    .from(editions)
    .where(and(eq(editions.projectId, projectId), sql`${editions.content} @> ${named}`));
  await db
    .delete(projectFiles)
    .where(and(eq(status, 'removed'), lt(changedAt, before), notExists(sent)));
}
