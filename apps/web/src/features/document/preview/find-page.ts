/** Letters by which a place is looked for; fewer say too little. */
const KEY = 40;
const LEAST = 8;

/** What is left of a text when lines, hyphens, spaces and signs are laid out another way. */
const lettersOf = (text: string): string =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]/gu, '');

/** The text around a place of the document. */
export interface Words {
  before: string;
  after: string;
}

/**
 * The page on which a place of the document is printed, from 1; null where its words are found nowhere. Of
 * several pages it is the last: what is named in the contents is meant where it stands.
 * @param pages the text of each page
 */
export function findPage(pages: readonly string[], { before, after }: Words): number | null {
  const [left, right] = [lettersOf(before), lettersOf(after)];
  const whole = left + right;
  const keys = [left.slice(-KEY), right.slice(0, KEY), whole.slice(0, KEY)];
  const printed = pages.map(lettersOf);
  for (const key of keys) {
    const at = key.length < LEAST ? -1 : printed.findLastIndex((page) => page.includes(key));
    if (at >= 0) return at + 1;
  }
  return null;
}
