import { KEY_CHARS } from '../crypto/key-phrase.ts';

export const KEYS_KEY = 'pv_encryption_keys';

/** The keys of closed notes that this browser keeps, one for each person who has entered it here. */
export interface KeyStore {
  read(owner: string): string | null;
  /** @throws DOMException when the browser has no room or forbids it */
  keep(owner: string, phrase: string): void;
  forget(owner: string): void;
  /** Calls back when a key comes or goes, in another tab too. Gives the stop. */
  subscribe(listener: () => void): () => void;
}

/** The parts of a window that keys need. */
export interface KeyPlace extends Pick<Window, 'addEventListener' | 'removeEventListener'> {
  localStorage: Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;
}

const isPhrase = (value: unknown): value is string =>
  typeof value === 'string' && value.length === KEY_CHARS && /^[0-9a-f]+$/.test(value);

/** The sets as they are stored, by the ids of their owners; what is no key is left out. */
function parseKeys(stored: string | null): Record<string, string> {
  try {
    const sets: unknown = JSON.parse(stored ?? 'null');
    if (typeof sets !== 'object' || sets === null) return {};
    return Object.fromEntries(
      Object.entries(sets).filter((set): set is [string, string] => isPhrase(set[1])),
    );
  } catch {
    return {};
  }
}

/** Makes the store over the storage that all tabs of a browser share. */
export function createKeyStore(place: KeyPlace): KeyStore {
  const listeners = new Set<() => void>();
  const all = () => parseKeys(place.localStorage.getItem(KEYS_KEY));

  function store(keys: Record<string, string>) {
    const left = Object.keys(keys).length > 0;
    if (left) place.localStorage.setItem(KEYS_KEY, JSON.stringify(keys));
    else place.localStorage.removeItem(KEYS_KEY);
    for (const listener of [...listeners]) listener();
  }

  return {
    read: (owner) => all()[owner] ?? null,
    keep: (owner, phrase) => store({ ...all(), [owner]: phrase }),
    forget(owner) {
      const { [owner]: _gone, ...others } = all();
      store(others);
    },
    subscribe(listener) {
      const hear = ({ key }: StorageEvent) => {
        if (key === KEYS_KEY || key === null) listener();
      };
      listeners.add(listener);
      place.addEventListener('storage', hear);
      return () => {
        listeners.delete(listener);
        place.removeEventListener('storage', hear);
      };
    },
  };
}
