import { inArray } from 'drizzle-orm';
import type { Executor } from '../../../db/database.ts';
import { projectFiles } from '../../../db/schema/index.ts';
import { FILES_FOLDER } from '../storage-keys.ts';

/** Those of the keys that a file of a slot belongs to; in other folders, all. */
export async function slotFileOwners(
  executor: Executor,
  keys: readonly string[],
): Promise<ReadonlySet<string>> {
  const here = keys.filter((key) => key.startsWith(`${FILES_FOLDER}/`));
  const elsewhere = keys.filter((key) => !here.includes(key));
  if (here.length === 0) return new Set(elsewhere);
  const rows = await executor
    .select({ key: projectFiles.storageKey })
    .from(projectFiles)
    .where(inArray(projectFiles.storageKey, here));
  return new Set([...elsewhere, ...rows.map(({ key }) => key)]);
}
