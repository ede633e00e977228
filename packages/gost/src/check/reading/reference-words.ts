import type { ReferenceKind } from '../../model/document.ts';

/** How the word before a number is written for each kind of target: full in any case, and shortened. */
const WORDS: readonly [kind: ReferenceKind, full: string, short: string | null][] = [
  ['figure', 'рисун(?:ок|к[а-я]{1,3})', 'рис\\.'],
  ['table', 'таблиц[а-я]{0,3}', 'табл\\.'],
  ['appendix', 'приложени[а-я]{1,3}', 'прил\\.'],
  ['listing', 'листинг[а-я]{0,3}', null],
  ['formula', 'формул[а-я]{0,3}', 'ф-л[а-я]{1,3}|форм\\.'],
  ['section', '(?:под)?раздел[а-я]{0,3}|глав[а-я]{1,3}', 'разд\\.|гл\\.'],
];

/** Kinds that one word serves: «раздел» names sections and the headings inside them. */
const SAME_WORD: Partial<Record<ReferenceKind, ReferenceKind>> = { heading: 'section' };

const anyCase = (source: string): string =>
  source.replace(
    /(^|\||\))([а-я])/g,
    (_, lead: string, letter: string) => `${lead}[${letter}${letter.toUpperCase()}]`,
  );

const matchers = WORDS.map(([kind, full, short]) => ({
  kind,
  full: new RegExp(`^(?:${full})$`, 'i'),
  short: short === null ? null : new RegExp(`^(?:${short})$`, 'i'),
}));

/** Every such word, as the source of a regular expression; either case of the first letter. */
export const REFERENCE_WORD: string = WORDS.flatMap(([, full, short]) => [full, short])
  .filter((source) => source !== null)
  .map(anyCase)
  .join('|');

export interface ReferenceWord {
  kind: ReferenceKind;
  short: boolean;
}

/** Reads a word such as «рисунке» or «табл.»; null for any other. */
export function readReferenceWord(word: string): ReferenceWord | null {
  for (const { kind, full, short } of matchers) {
    if (full.test(word)) return { kind, short: false };
    if (short?.test(word)) return { kind, short: true };
  }
  return null;
}

/** True when the word for `named` may stand before the number of a `target`. */
export function wordFits(named: ReferenceKind, target: ReferenceKind): boolean {
  return named === (SAME_WORD[target] ?? target);
}
