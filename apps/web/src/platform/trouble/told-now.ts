import type { Noted } from './trouble.ts';

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
