import { isSecretPath } from '../address/secret-path.ts';

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
