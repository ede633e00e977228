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

type Kept = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

/** A storage that takes everything, and tells when the browser had no room for it. */
export interface RoomyStorage extends Kept {
  /** Calls back once, when something is kept by this page alone; at once where that is so already. */
  whenFull(listener: () => void): void;
}

/**
 * What `storage` has no room for lives as long as the page. What is stored there, by another tab too, is
 * newer than that.
 */
export function roomyStorage(storage: Kept): RoomyStorage {
  const entries = new Map<string, string>();
  let listener: (() => void) | undefined;
  let full = false;

  function tell() {
    if (!full || !listener) return;
    listener();
    listener = undefined;
  }

  function store(key: string, value: string): boolean {
    try {
      storage.setItem(key, value);
      return true;
    } catch {
      return false;
    }
  }

  return {
    getItem(key) {
      const there = storage.getItem(key);
      // also when it goes again: what this page alone has is older than that
      if (there !== null) entries.delete(key);
      return there ?? entries.get(key) ?? null;
    },
    setItem(key, value) {
      entries.delete(key);
      if (store(key, value)) return;
      // what stands there is out of date, and its room may do
      storage.removeItem(key);
      if (store(key, value)) return;
      entries.set(key, value);
      full = true;
      tell();
    },
    removeItem(key) {
      entries.delete(key);
      storage.removeItem(key);
    },
    whenFull(next) {
      listener = next;
      tell();
    },
  };
}
