import { requestId } from '../../platform/api/client.ts';

/**
 * The key of one reading of a resume: the same as long as the tab is open, so that who loads the page anew
 * is one reader, and tells nothing of him.
 */
export function openingKey(storage: Pick<Storage, 'getItem' | 'setItem'>, token: string): string {
  const name = `pv_resume_open.${token.slice(0, 12)}`;
  try {
    const kept = storage.getItem(name);
    if (kept) return kept;
    const key = requestId();
    storage.setItem(name, key);
    return key;
  } catch {
    // a forbidden storage: every loading is a reading
    return requestId();
  }
}
