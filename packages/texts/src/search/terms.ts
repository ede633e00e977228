import { SYNONYMS } from './synonyms.ts';
import { isTelling, tellingWords, type Word, wordsOf } from './words.ts';

type Phrase = readonly Pick<Word, 'word' | 'stem'>[];

/** What is looked for: what was typed, and what else means the same. */
export interface Term {
  typed: Phrase;
  others: readonly Phrase[];
}

/** A stem that short stands at the beginning of too many words. */
const TELLING = 4;

const groups: readonly (readonly Phrase[])[] = SYNONYMS.map((group) => group.map(wordsOf));
/** Every word of the rows of synonyms. */
export const SYNONYM_WORDS: readonly Phrase[number][] = groups.flat(2);

const LONGEST = Math.max(...groups.flat().map(({ length }) => length));

/** Whether a word of a text is a form of the sought one, or a longer one with its stem. */
function fits(word: Phrase[number], sought: Phrase[number]): boolean {
  // “not” is no form of “notes”
  if (word.stem === sought.stem) return isTelling(word) === isTelling(sought);
  return sought.stem.length >= TELLING && word.word.startsWith(sought.stem);
}

/** The same while one is still typing: what is there of the word begins it. */
const begins = (word: Phrase[number], sought: Phrase[number]) =>
  fits(word, sought) || word.word.startsWith(sought.word);

const same = (one: Phrase, other: Phrase) =>
  one.length === other.length && one.every(({ stem }, at) => stem === other[at]?.stem);

/** All phrases of the rows in which a phrase stands, without itself. */
function othersOf(phrase: Phrase): readonly Phrase[] | null {
  const rows = groups.filter((group) => group.some((one) => same(one, phrase)));
  return rows.length > 0 ? rows.flat().filter((one) => !same(one, phrase)) : null;
}

function termAt(words: readonly Word[], at: number): Term {
  for (let length = Math.min(LONGEST, words.length - at); length > 0; length -= 1) {
    const typed = words.slice(at, at + length);
    const others = othersOf(typed);
    if (others) return { typed, others };
  }
  return { typed: words.slice(at, at + 1), others: [] };
}

/** The terms of a typed search or of a question, each once: «научный руководитель» is one of them. */
export function termsOf(typed: string): Term[] {
  const words = tellingWords(typed);
  const terms: Term[] = [];
  for (let at = 0; at < words.length; ) {
    const term = termAt(words, at);
    if (!terms.some((one) => same(one.typed, term.typed))) terms.push(term);
    at += term.typed.length;
  }
  return terms;
}

type Fits = typeof fits;

function placesBy(fit: Fits, words: readonly Word[], phrase: Phrase): Place[] {
  return words.flatMap((first, at) => {
    const here = words.slice(at, at + phrase.length);
    const last = here.at(-1);
    const whole = here.length === phrase.length && last !== undefined;
    const found = phrase.every((sought, step) => {
      const word = here[step];
      return word !== undefined && fit(word, sought);
    });
    return whole && found ? [{ start: first.start, end: last.end }] : [];
  });
}

/** A stretch of a text, in letters. */
export interface Place {
  start: number;
  end: number;
}

/** Where words say a term, as it was typed, by `fit`, and in other words. */
export function placesOf(words: readonly Word[], { typed, others }: Term, fit: Fits = begins) {
  return {
    typed: placesBy(fit, words, typed),
    other: others.flatMap((phrase) => placesBy(fits, words, phrase)),
  };
}

/** How words say a term: as it was typed, in other words, or not at all. */
export const sayingOf = (words: readonly Word[], term: Term) => sayingBy(begins, words, term);

/** The same of a term in whole words: a word that goes on where a typed one ends is another word. */
export const wholeSayingOf = (words: readonly Word[], term: Term) => sayingBy(fits, words, term);

function sayingBy(fit: Fits, words: readonly Word[], term: Term): 'typed' | 'other' | null {
  const { typed, other } = placesOf(words, term, fit);
  if (typed.length > 0) return 'typed';
  return other.length > 0 ? 'other' : null;
}
