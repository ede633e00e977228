import type { Executor } from '../../../db/database.ts';
import { ownedKeys } from '../../../db/owned-keys.ts';
import { supportFiles } from '../../../db/schema/index.ts';
import { SUPPORT_FOLDER } from '../storage-keys.ts';

/** Those of the keys that a file of a message belongs to; in other folders, all. */
export const supportFileOwners = (executor: Executor, keys: readonly string[]) =>
  ownedKeys(executor, keys, { folder: SUPPORT_FOLDER, column: supportFiles.storageKey });
