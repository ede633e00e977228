import { isMemoryStorage } from '../session/memory-storage.ts';
import type { Draft } from './use-draft.ts';

/**
 * Keeps a text as a draft. Gives whether the next visit finds it: a storage may have no room left, or be one
 * of the page alone.
 */
export function keepForLater(
  draft: Pick<Draft, 'keep' | 'read'>,
  text: string,
  storage: object = window.localStorage,
): boolean {
  draft.keep(text);
  return !isMemoryStorage(storage) && draft.read() === text;
}
