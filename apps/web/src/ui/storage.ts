/**
 * Keeps a setting of this browser, or forgets it with null. A full storage takes the setting from nobody:
 * it holds as long as the page is open.
 */
export function keepSetting(
  storage: Pick<Storage, 'setItem' | 'removeItem'>,
  key: string,
  value: string | null,
): void {
  try {
    if (value === null) storage.removeItem(key);
    else storage.setItem(key, value);
  } catch (error) {
    console.warn(error);
  }
}

/** The names of all entries of a storage, as they are now: removing some does not disturb going through them. */
export const namesIn = (storage: Pick<Storage, 'length' | 'key'>): string[] =>
  Array.from({ length: storage.length }, (_, index) => storage.key(index) ?? '');
