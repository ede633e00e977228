import { isSecretPath } from '../router/secret-path.ts';

const KEY = 'pv_trouble';
/** An older error has nothing to do with what somebody writes about now. */
const FRESH_MS = 30 * 60_000;

/** Where somebody was, and what went wrong last: what a letter to the support carries by itself. */
export interface Noted {
  /** Path of the last page besides the support itself; '' where it is not known. */
  page: string;
  /** What the last error said; '' where there was none lately. */
  error: string;
  /** The key of the text that said so, told in the language that is read; '' where there is none. */
  key: string;
}

/** Notes pages and errors of this tab, for the form of the support. */
export interface Trouble {
  at(path: string): void;
  /** What a person was told went wrong, with the `key` of its text where it is one of the product's. */
  failed(words: string, key?: string): void;
  read(): Noted;
  /** Somebody has left: what he met is not told by the next one at the screen. */
  forget(): void;
}

interface Stored extends Noted {
  failedAt: number;
}

const NOTHING: Stored = { page: '', error: '', key: '', failedAt: 0 };

function parse(stored: string | null): Stored {
  try {
    const value: Partial<Record<keyof Stored, unknown>> = JSON.parse(stored ?? '{}') ?? {};
    const { page, error, key, failedAt } = value;
    return {
      page: typeof page === 'string' ? page : '',
      error: typeof error === 'string' ? error : '',
      key: typeof key === 'string' ? key : '',
      failedAt: typeof failedAt === 'number' ? failedAt : 0,
    };
  } catch {
    return NOTHING;
  }
}

/** Keeps what is noted for as long as the tab lives, a reload of a broken page included. */
export function createTrouble(
  {
    sessionStorage: storage,
  }: { sessionStorage: Pick<Storage, 'getItem' | 'setItem' | 'removeItem'> },
  now: () => number = Date.now,
): Trouble {
  const load = () => parse(storage.getItem(KEY));
  const keep = (change: Partial<Stored>) =>
    storage.setItem(KEY, JSON.stringify({ ...load(), ...change }));
  return {
    at(path) {
      if (path.startsWith('/support')) return;
      keep({ page: isSecretPath(path) ? '' : path });
    },
    failed: (words, key = '') => keep({ error: words.slice(0, 1000), key, failedAt: now() }),
    read() {
      const { page, error, key, failedAt } = load();
      return now() - failedAt < FRESH_MS ? { page, error, key } : { page, error: '', key: '' };
    },
    forget: () => storage.removeItem(KEY),
  };
}
