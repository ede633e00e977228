import { LAST_PERSON_KEY } from '../../platform/address/return-address.ts';
import { draftPrefix } from '../../platform/drafts.ts';
import { namesIn } from '../../ui/storage.ts';

/**
 * Removes from the storage of this tab what it keeps for a person whose account is gone: drafts of
 * remarks, and who was here last.
 */
export function forgetInTab(storage: Storage, userId: string): void {
  const own = namesIn(storage).filter((name) => name.startsWith(draftPrefix(userId)));
  for (const name of [...own, LAST_PERSON_KEY]) storage.removeItem(name);
}
