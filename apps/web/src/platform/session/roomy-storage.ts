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
