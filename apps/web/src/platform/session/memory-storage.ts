const made = new WeakSet<object>();

/** Whether a storage is one of those, which forget everything with the page. */
export const isMemoryStorage = (storage: object): boolean => made.has(storage);

/** A storage that lives as long as the page, for browsers that forbid their own. */
export function memoryStorage(): Storage {
  const entries = new Map<string, string>();
  const storage: Storage = {
    get length() {
      return entries.size;
    },
    key: (index) => [...entries.keys()][index] ?? null,
    getItem: (key) => entries.get(key) ?? null,
    setItem: (key, value) => void entries.set(key, `${value}`),
    removeItem: (key) => void entries.delete(key),
    clear: () => entries.clear(),
  };
  made.add(storage);
  return storage;
}

type Name = 'localStorage' | 'sessionStorage';

const isQuota = (error: unknown): boolean =>
  error instanceof DOMException && error.name === 'QuotaExceededError';

/**
 * Whether the browser lets the page keep something; a forbidden storage throws or is not there. One that is
 * full holds what the page has put there and goes on doing so; without any room it is as good as none.
 */
function works(place: Pick<Window, Name>, name: Name): boolean {
  try {
    const probe = 'pv_probe';
    place[name].setItem(probe, probe);
    place[name].removeItem(probe);
    return true;
  } catch (error) {
    return isQuota(error) && place[name].length > 0;
  }
}

/**
 * Puts a storage of the page in the place of each that the browser forbids, so that everything works
 * until the page is closed. Gives whether both were allowed. Called before anything reads them.
 */
export function ensureStorage(place: Pick<Window, Name>): boolean {
  const forbidden = (['localStorage', 'sessionStorage'] as const).filter(
    (name) => !works(place, name),
  );
  for (const name of forbidden) {
    Object.defineProperty(place, name, { value: memoryStorage(), configurable: true });
  }
  return forbidden.length === 0;
}
