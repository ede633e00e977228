/** Appendix letters in their order, GOST 7.32-2017 clause 6.17.4. */
export const APPENDIX_LETTERS = 'АБВГДЕЖИКЛМНПРСТУФХЦШЩЭЮЯ';

/** Latin capitals that look like Cyrillic ones, as they get typed by accident. */
const LOOKALIKES: Readonly<Record<string, string>> = {
  A: 'А',
  B: 'В',
  C: 'С',
  E: 'Е',
  H: 'Н',
  K: 'К',
  M: 'М',
  O: 'О',
  P: 'Р',
  T: 'Т',
  X: 'Х',
};

/** One form for all ways to type a number or a letter: «a.1», «А1» and «А.1.» are `А.1`. */
export function normaliseLabel(label: string): string {
  const plain = label.trim().toUpperCase().replace(/[–—-]/g, '.').replace(/\.$/, '');
  const cyrillic = plain.replace(/^[A-Z]/, (letter) => LOOKALIKES[letter] ?? letter);
  return cyrillic.replace(/^(\p{L})(?=\d)/u, '$1.');
}

/** The appendix letter that a label begins with, or null. */
export function letterOf(label: string): string | null {
  return /^(\p{Lu})\./u.exec(label)?.[1] ?? null;
}

/** The first letter that is not used yet. */
export function nextLetter(used: ReadonlySet<string>): string {
  return [...APPENDIX_LETTERS].find((letter) => !used.has(letter)) ?? '1';
}
