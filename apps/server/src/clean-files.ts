import type { Deps } from './context.ts';
import { forgetArchives } from './features/archive/operations/forget-archives.ts';
import { archiveOwners } from './features/archive/queries/archive-owners.ts';
import { forgetUploads } from './features/document/operations/forget-uploads.ts';
import { fileOwners } from './features/document/queries/file-owners.ts';
import { forgetFiles } from './features/file/operations/forget-files.ts';
import { slotFileOwners } from './features/file/queries/file-owners.ts';
import {
  forgetOpportunityFiles,
  opportunityFileOwners,
} from './features/opportunity/files/keep-files.ts';
import { forgetPictures } from './features/publication/operations/forget-pictures.ts';
import { pictureOwners } from './features/publication/queries/picture-owners.ts';
import { supportFileOwners } from './features/support/queries/file-owners.ts';
import { taskFileOwners } from './features/task/files/find-files.ts';
import { forgetTaskFiles } from './features/task/files/forget-files.ts';

/** Younger files may belong to something that is not committed yet. */
const UNDER_WAY_MS = 24 * 60 * 60 * 1000;
/** Keys that are asked about at once. */
const BATCH = 500;

async function removeOrphans({ connection, storage }: Deps, keys: string[]): Promise<number> {
  const owned = await fileOwners(connection.db, keys);
  const inSlots = await slotFileOwners(connection.db, keys);
  const inArchives = await archiveOwners(connection.db, keys);
  const ofSupport = await supportFileOwners(connection.db, keys);
  const inArticles = await pictureOwners(connection.db, keys);
  const ofTasks = await taskFileOwners(connection.db, keys);
  const ofOpportunities = await opportunityFileOwners(connection.db, keys);
  const places = [owned, inSlots, inArchives, ofSupport, inArticles, ofTasks, ofOpportunities];
  const orphans = keys.filter((key) => places.some((owners) => !owners.has(key)));
  for (const key of orphans) await storage.remove(key);
  return orphans.length;
}

/**
 * Removes stored files that belong to nothing: those of deleted projects, uploads that were never
 * finished and what a crash has left. Rows that wait for such an upload go first.
 */
export async function cleanFiles(deps: Deps): Promise<void> {
  const now = deps.clock();
  const before = new Date(now.getTime() - UNDER_WAY_MS);
  await forgetUploads(deps.connection.db, now);
  await forgetArchives(deps);
  await forgetFiles(deps.connection.db, now);
  await forgetTaskFiles(deps.connection.db, now);
  await forgetOpportunityFiles(deps.connection.db, now);
  await forgetPictures(deps.connection.db, now);
  let keys: string[] = [];
  let removed = 0;
  for await (const { key, putAt } of deps.storage.list()) {
    if (putAt < before) keys.push(key);
    if (keys.length < BATCH) continue;
    removed += await removeOrphans(deps, keys);
    keys = [];
  }
  removed += await removeOrphans(deps, keys);
  if (removed > 0) deps.log.info({ removed }, 'stored files without an owner removed');
}
