import { and, eq, lt } from 'drizzle-orm';
import type { Database, Executor } from '../../../db/database.ts';
import { ownedKeys } from '../../../db/owned-keys.ts';
import { opportunityFiles, projectFiles } from '../../../db/schema/index.ts';

/** The folder of the storage where files of opportunities lie. */
const FOLDER = 'opportunities';

/** Where a file lies for good. Nobody has ever had an address that writes there. */
export const opportunityFileKey = (id: string): string => `${FOLDER}/${id}`;

/** Where a file is uploaded to. */
export const opportunityUploadKey = (id: string): string => `uploads/opportunities/${id}`;

/** Those of the keys that an opportunity has, or a project that it has become; in other folders, all. */
export async function opportunityFileOwners(
  executor: Executor,
  keys: readonly string[],
): Promise<ReadonlySet<string>> {
  const here = { folder: FOLDER };
  const posted = await ownedKeys(executor, keys, { ...here, column: opportunityFiles.storageKey });
  const taken = await ownedKeys(executor, keys, { ...here, column: projectFiles.storageKey });
  return new Set([...posted, ...taken]);
}

/** An upload that is not finished by then never will be. */
const UPLOAD_MS = 24 * 60 * 60 * 1000;

/** Gives up uploads that were begun and left. */
export async function forgetOpportunityFiles(db: Database, now: Date): Promise<void> {
  const { ready, createdAt } = opportunityFiles;
  const before = new Date(now.getTime() - UPLOAD_MS);
  await db.delete(opportunityFiles).where(and(eq(ready, false), lt(createdAt, before)));
}
