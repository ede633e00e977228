import { inArray } from 'drizzle-orm';
import type { Executor } from '../../../db/database.ts';
import { articlePictures } from '../../../db/schema/index.ts';
import { PICTURES_FOLDER } from '../pictures.ts';

/** Those of the keys that a picture of an article belongs to; in other folders, all. */
export async function pictureOwners(
  executor: Executor,
  keys: readonly string[],
): Promise<ReadonlySet<string>> {
  const here = keys.filter((key) => key.startsWith(`${PICTURES_FOLDER}/`));
  const elsewhere = keys.filter((key) => !here.includes(key));
  if (here.length === 0) return new Set(elsewhere);
  const rows = await executor
    .select({ key: articlePictures.storageKey })
    .from(articlePictures)
    .where(inArray(articlePictures.storageKey, here));
  return new Set([...elsewhere, ...rows.map(({ key }) => key)]);
}
