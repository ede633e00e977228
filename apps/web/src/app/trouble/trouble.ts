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
}

/** Notes pages and errors of this tab, for the form of the support. */
export interface Trouble {
  at(path: string): void;
  failed(words: string): void;
  read(): Noted;
  /** Somebody has left: what he met is not told by the next one at the screen. */
  forget(): void;
}

interface Stored extends Noted {
  failedAt: number;
}

const NOTHING: Stored = { page: '', error: '', failedAt: 0 };

function parse(stored: string | null): Stored {
  try {
    const value: Partial<Record<keyof Stored, unknown>> = JSON.parse(stored ?? '{}') ?? {};
    const { page, error, failedAt } = value;
    return {
      page: typeof page === 'string' ? page : '',
      error: typeof error === 'string' ? error : '',
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
    failed: (words) => keep({ error: words.slice(0, 1000), failedAt: now() }),
    read() {
      const { page, error, failedAt } = load();
      return { page, error: now() - failedAt < FRESH_MS ? error : '' };
    },
    forget: () => storage.removeItem(KEY),
  };
}
