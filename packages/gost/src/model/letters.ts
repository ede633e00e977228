/** Without Ё, З, Й, О, Ч, Ъ, Ы, Ь: GOST 7.32-2017 clauses 6.4.6 and 6.17.4. */
const CYRILLIC = 'АБВГДЕЖИКЛМНПРСТУФХЦШЩЭЮЯ';

/** Latin capitals allowed by clause 6.17.4, less those that look like a Cyrillic one already used. */
const LATIN = 'DFGJLNQRSUVWZ';

/** Latin capitals without I and O, clause 6.17.4, where appendices are marked by nothing else. */
const LATIN_ALONE = 'ABCDEFGHJKLMNPQRSTUVWXYZ';

/** By what a profile has appendices marked. */
export type AppendixMarks = 'cyrillic' | 'latin' | 'digits';

const APPENDIX_LETTERS: Readonly<Record<AppendixMarks, readonly string[]>> = {
  cyrillic: [...CYRILLIC, ...LATIN],
  latin: [...LATIN_ALONE],
  digits: [],
};
const LIST_LETTERS = [...CYRILLIC.toLowerCase()];

/**
 * The mark of an appendix by its zero-based position: «А», «Б» …, then Latin letters, then Arabic
 * digits (GOST 7.32-2017 clause 6.17.4). A single appendix is «А» too.
 */
export function appendixLetter(index: number, marks: AppendixMarks = 'cyrillic'): string {
  const letters = APPENDIX_LETTERS[marks];
  return letters[index] ?? String(index - letters.length + 1);
}

/** The letter of a list element by its position from 1, without «)»; «аа» follows «я» (clause 6.4.6). */
export function listLetter(position: number): string {
  const index = position - 1;
  const last = LIST_LETTERS[index % LIST_LETTERS.length] ?? '';
  return index < LIST_LETTERS.length
    ? last
    : listLetter(Math.floor(index / LIST_LETTERS.length)) + last;
}
