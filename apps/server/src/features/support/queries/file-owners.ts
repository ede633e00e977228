import { inArray } from 'drizzle-orm';
import type { Executor } from '../../../db/database.ts';
import { supportFiles } from '../../../db/schema/index.ts';
import { SUPPORT_FOLDER } from '../storage-keys.ts';

/** Those of the keys that a file of a message belongs to; in other folders, all. */
export async function supportFileOwners(
  executor: Executor,
  keys: readonly string[],
): Promise<ReadonlySet<string>> {
  const here = keys.filter((key) => key.startsWith(`${SUPPORT_FOLDER}/`));
  const elsewhere = keys.filter((key) => !here.includes(key));
  if (here.length === 0) return new Set(elsewhere);
  const rows = await executor
    .select({ key: supportFiles.storageKey })
    .from(supportFiles)
    .where(inArray(supportFiles.storageKey, here));
  return new Set([...elsewhere, ...rows.map(({ key }) => key)]);
}
