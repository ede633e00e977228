import { isSecretPath } from '../address/secret-path.ts';
import { withoutSecrets } from './without-secrets.ts';

const KEY = 'pv_trouble';
/** An older error has nothing to do with what somebody writes about now. */
const FRESH_MS = 30 * 60_000;
/** So many letters of an error are told. */
const LONGEST = 800;

/** Where somebody was, and what went wrong last: what a letter to the support carries by itself. */
export interface Noted {
  /** Path of the last page besides the support itself; '' where it is not known. */
  page: string;
  /** What the last error said; '' where there was none lately. */
  error: string;
  /** The key of the text that said so, told in the language that is read; '' where there is none. */
  key: string;
  /** What kind of error it was, such as «TypeError»; '' where only words are known. */
  kind: string;
  /** The moment of the error, ms; 0 where there was none lately. */
  failedAt: number;
}

/** Notes pages and errors of this tab, for the form of the support. */
export interface Trouble {
  at(path: string): void;
  /** What a person was told went wrong, with the `key` of its text where it is one of the product's, and the `kind`. */
  failed(words: string, by?: { key?: string | undefined; kind?: string | undefined }): void;
  read(): Noted;
  /** Somebody has left: what he met is not told by the next one at the screen. */
  forget(): void;
}

const NO_ERROR = { error: '', key: '', kind: '', failedAt: 0 };
const NOTHING: Noted = { page: '', ...NO_ERROR };

function parse(stored: string | null): Noted {
  try {
    const value: Partial<Record<keyof Noted, unknown>> = JSON.parse(stored ?? '{}') ?? {};
    const { page, error, key, kind, failedAt } = value;
    return {
      page: typeof page === 'string' ? page : '',
      error: typeof error === 'string' ? error : '',
      key: typeof key === 'string' ? key : '',
      kind: typeof kind === 'string' ? kind : '',
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
  const keep = (change: Partial<Noted>) =>
    storage.setItem(KEY, JSON.stringify({ ...load(), ...change }));
  return {
    at(path) {
      if (path.startsWith('/support')) return;
      keep({ page: isSecretPath(path) ? '' : path });
    },
    failed: (words, { key = '', kind = '' } = {}) =>
      keep({ error: withoutSecrets(words.slice(0, LONGEST)), key, kind, failedAt: now() }),
    read() {
      const noted = load();
      return now() - noted.failedAt < FRESH_MS ? noted : { ...noted, ...NO_ERROR };
    },
    forget: () => storage.removeItem(KEY),
  };
}
