import type { Executor } from '../../../db/database.ts';
import { ownedKeys } from '../../../db/owned-keys.ts';
import { articlePictures } from '../../../db/schema/index.ts';
import { PICTURES_FOLDER } from '../pictures.ts';

/** Those of the keys that a picture of an article belongs to; in other folders, all. */
export const pictureOwners = (executor: Executor, keys: readonly string[]) =>
  ownedKeys(executor, keys, { folder: PICTURES_FOLDER, column: articlePictures.storageKey });
