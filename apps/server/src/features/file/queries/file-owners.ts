import type { Executor } from '../../../db/database.ts';
import { ownedKeys } from '../../../db/owned-keys.ts';
import { projectFiles } from '../../../db/schema/index.ts';
import { FILES_FOLDER } from '../storage-keys.ts';

/** Those of the keys that a file of a slot belongs to; in other folders, all. */
export const slotFileOwners = (executor: Executor, keys: readonly string[]) =>
  ownedKeys(executor, keys, { folder: FILES_FOLDER, column: projectFiles.storageKey });
