import { ARCHIVE_DAYS } from '@pv/contract';
import { lt } from 'drizzle-orm';
import type { Deps } from '../../../context.ts';
import { projectArchives } from '../../../db/schema/index.ts';

const DAY_MS = 24 * 60 * 60_000;

/** Clears away archives that are kept long enough, with their files. */
export async function forgetArchives({
  connection: { db },
  storage,
  clock,
}: Pick<Deps, 'connection' | 'storage' | 'clock'>): Promise<void> {
  const before = new Date(clock().getTime() - ARCHIVE_DAYS * DAY_MS);
  const gone = await db
    .delete(projectArchives)
    .where(lt(projectArchives.updatedAt, before))
    .returning();
  for (const { storageKey } of gone) if (storageKey) await storage.remove(storageKey);
}
