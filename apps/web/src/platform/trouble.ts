import { isSecretPath } from './address/return-address.ts';
import { isApiError } from './api/api-error.ts';

/** An address, of this site or another, with what follows its path. */
const ADDRESS =
  /((?:https?|wss?|blob):\/{2}[^\s/?#"'<>»”)]*|(?<![\p{L}\d:/.<]))(\/[^\s?#"'<>»”)]*)?([?#][^\s"'<>»”)]*)?/gu;
/** A signed token, or a run of signs that no word and no name is: a key, a hash, an id. */
const KEYS =
  /\beyJ[\w-]+(?:\.[\w-]+)*|(?<![\w-])(?=[\w-]*\d)(?=[\w-]*[A-Za-z])[\w-]{20,}(?![\w-])/g;

/** The text without what opens something: the queries of addresses, secret paths, tokens and keys. */
export function withoutSecrets(text: string): string {
  const told = text.replace(ADDRESS, (whole, host = '', path = '', rest = '') => {
    if (host === '' && path === '') return whole;
    return `${host}${isSecretPath(path) ? '/…' : path}${rest && '…'}`;
  });
  return told.replace(KEYS, '…');
}

/** Names that libraries and the language give to kinds of errors, of no more signs than these. */
const NAME = /^[A-Z]\w{0,40}$/;

/**
 * What kind of error this is, for who answers a letter to the support: «TypeError», or the status and the
 * code of an answer. Nothing of what it says, which may name parts of the program or what somebody wrote.
 */
export function kindOfError(error: unknown): string {
  if (isApiError(error)) return `${error.status} ${error.code}`;
  return error instanceof Error && NAME.test(error.name) ? error.name : 'Error';
}

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

/**
 * What went wrong last, in the language that is read now where it was told by a text of the product.
 * @param dynamic gives the text of a key, or the key where that text has not come yet
 */
export function toldNow(
  { error, key }: Pick<Noted, 'error' | 'key'>,
  dynamic: (key: string) => string,
): string {
  if (!key) return error;
  const told = dynamic(key);
  return told === key ? error : told;
}

/** The script that the page has begun with, which the build names by what stands in it. */
const ENTRY = /\/assets\/index-([\w-]+)\.js$/;

/** By what to find the build that runs in this tab; '' in development. */
export function buildOfPage(page: Pick<Document, 'querySelectorAll'> = document): string {
  for (const script of page.querySelectorAll<HTMLScriptElement>('script[type="module"][src]')) {
    const [, build] = ENTRY.exec(script.src) ?? [];
    if (build) return build;
  }
  return '';
}
