import { isMemoryStorage } from '../session/memory-storage.ts';
import type { Draft } from './use-draft.ts';

/**
 * Keeps a text as a draft; null drops it. Gives whether the next visit finds things so: a storage may have
 * no room left, or be one of the page alone.
 */
export function keepForLater(
  draft: Draft,
  text: string | null,
  storage: object = window.localStorage,
): boolean {
  if (text === null) {
    draft.drop();
    return true;
  }
  draft.keep(text);
  return !isMemoryStorage(storage) && draft.read() === text;
}
