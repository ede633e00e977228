import { inArray } from 'drizzle-orm';
import type { Executor } from '../../../db/database.ts';
import { projectArchives } from '../../../db/schema/index.ts';
import { isArchiveKey } from '../storage-keys.ts';

/** Those of the keys that an archive of a project belongs to; in other folders, all. */
export async function archiveOwners(
  executor: Executor,
  keys: readonly string[],
): Promise<ReadonlySet<string>> {
  const here = keys.filter(isArchiveKey);
  const elsewhere = keys.filter((key) => !isArchiveKey(key));
  if (here.length === 0) return new Set(elsewhere);
  const rows = await executor
    .select({ key: projectArchives.storageKey })
    .from(projectArchives)
    .where(inArray(projectArchives.storageKey, here));
  return new Set([...elsewhere, ...rows.flatMap(({ key }) => key ?? [])]);
}
