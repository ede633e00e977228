/** The names of all entries of a storage, as they are now: removing some does not disturb going through them. */
export const namesIn = (storage: Pick<Storage, 'length' | 'key'>): string[] =>
  Array.from({ length: storage.length }, (_, index) => storage.key(index) ?? '');
