import type { Executor } from '../../../db/database.ts';
import { ownedKeys } from '../../../db/owned-keys.ts';
import { projectArchives } from '../../../db/schema/index.ts';
import { ARCHIVES_FOLDER } from '../storage-keys.ts';

/** Those of the keys that an archive of a project belongs to; in other folders, all. */
export const archiveOwners = (executor: Executor, keys: readonly string[]) =>
  ownedKeys(executor, keys, { folder: ARCHIVES_FOLDER, column: projectArchives.storageKey });
