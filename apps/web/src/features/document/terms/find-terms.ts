import { type DocumentSnapshot, GENERATED_KINDS } from '@pv/editor-schema';
import { readSection } from '@pv/gost';

/** A line of a list: a short form or a term of the text with what it means; empty where the text does not say. */
export interface ListLine {
  name: string;
  meaning: string;
}

/** Sections that explain, and are not searched for what is to be explained. */
const EXPLAINING = new Set(['terms', 'abbreviations', 'symbols', 'dictionaries']);

const SHORT = /(?<![\p{L}\p{N}-])\p{Lu}{2,7}(?![\p{L}\p{N}])/gu;
/** «… (далее — ЭВМ)», also with «по тексту» and a colon. */
const FURTHER = /\(\s*далее(?:\s+по\s+тексту)?\s*[—–:-]\s*([^()]{2,60}?)\s*\)/giu;
/** «электронная вычислительная машина (ЭВМ)». */
const IN_BRACKETS = /\(\s*(\p{Lu}{2,7})\s*\)/gu;
/** «ЭВМ (электронная вычислительная машина)». */
const MEANING_BEHIND = /(?<![\p{L}\p{N}-])(\p{Lu}{2,7})\s\(\s*(\p{Ll}[^()]{4,100}?)\s*\)/gu;
const ROMAN = /^[IVXLCDM]+$/;
/** Of names of months, standards and the like nothing is explained. */
const KNOWN = new Set(['ГОСТ', 'УДК', 'РФ', 'РИС', 'СССР', 'США']);

/** Whether the first letters of words make a short form; a word with a hyphen has two. */
const makes = (phrase: string, short: string): boolean => {
  const letters = [...phrase.matchAll(/(?<!\p{L})\p{L}/gu)].map(([letter]) => letter);
  return isWithin(short.toLowerCase(), letters.join('').toLowerCase());
};

/** The last words before a place whose first letters make the short form; null where they do not. */
function wordsFor(before: string, short: string): string | null {
  const words = [...before.matchAll(/\p{L}[\p{L}-]*/gu)];
  // prepositions and the like have no letter of their own in it
  const most = Math.min([...short].length + 3, words.length);
  for (let taken = 1; taken <= most; taken += 1) {
    const phrase = before.slice(words.at(-taken)?.index).trim();
    if (makes(phrase, short)) return phrase;
  }
  return null;
}

/** Whether the letters stand in the other ones in order, the first of both being the same. */
function isWithin(letters: string, of: string): boolean {
  if (letters[0] !== of[0]) return false;
  let at = 0;
  for (const letter of of) if (letter === letters[at]) at += 1;
  return at === letters.length;
}

function explained(text: string): ListLine[] {
  const further = [...text.matchAll(FURTHER)].map((match) => {
    const short = (match[1] ?? '').trim();
    const before = text.slice(0, match.index).trimEnd();
    const sentence = before.slice(before.search(/[^.!?;:,]*$/u)).trim();
    return { name: short, meaning: wordsFor(before, short) ?? sentence };
  });
  const bracketed = [...text.matchAll(IN_BRACKETS)].flatMap((match) => {
    const short = match[1] ?? '';
    const meaning = wordsFor(text.slice(0, match.index).trimEnd(), short);
    return meaning ? [{ name: short, meaning }] : [];
  });
  const behind = [...text.matchAll(MEANING_BEHIND)].flatMap(([, name = '', meaning = '']) =>
    makes(meaning, name) ? [{ name, meaning }] : [],
  );
  return [...further, ...bracketed, ...behind];
}

const isPlain = (short: string) => !ROMAN.test(short) && !KNOWN.has(short);

/** What one text calls short; without words for it where the text has none. */
const shortIn = (prose: string): ListLine[] => [
  ...explained(prose),
  ...[...prose.matchAll(SHORT)]
    .filter(([short]) => isPlain(short))
    .map(([name]) => ({ name, meaning: '' })),
];

/** What is said in the sections that explain nothing themselves, without titles. */
const textsOf = ({ sections }: DocumentSnapshot): string[] =>
  sections
    .filter(({ kind }) => !GENERATED_KINDS.has(kind) && !EXPLAINING.has(kind))
    .flatMap((section) => readSection(section).units)
    .filter(({ kind }) => kind !== 'title')
    .map(({ prose }) => prose);

/** The first that explains a name, in alphabetical order. */
function listed(lines: readonly ListLine[]): ListLine[] {
  const found = new Map<string, string>();
  for (const { name, meaning } of lines) if (!found.get(name)) found.set(name, meaning);
  return [...found]
    .map(([name, meaning]) => ({ name, meaning }))
    .sort((a, b) => a.name.localeCompare(b.name, 'ru'));
}

/**
 * The short forms of a document in alphabetical order, with the words that they were introduced for where
 * the text has them: «… (далее — X)», «… (X)», «X (…)», and whatever else is written in capitals and is no word.
 */
export function findShortForms(snapshot: DocumentSnapshot): ListLine[] {
  const texts = textsOf(snapshot);
  // «ЗАБРАТЬ» of a button is a word where the text has «забрать»
  const written = texts.flatMap((prose) => prose.match(/\p{L}\p{Ll}+/gu) ?? []);
  const words = new Set(written.map((word) => word.toLowerCase()));
  return listed(texts.flatMap(shortIn)).filter(
    ({ name, meaning }) => meaning !== '' || !words.has(name.toLowerCase()),
  );
}

/** «Надёжность — это свойство объекта …», with what stands in brackets after the term left out. */
const DEFINED =
  /(?<=^|[.!?]\s+)(\p{L}[^.,!?;:()—–]{2,60}?)(?:\s\([^()]+\))?\s[—–]\sэто\s([^.!?]{5,400})/gu;
/** Sentences of these say what something is about and define nothing. */
const NO_TERM =
  /^(это|этот|эта|эти|он|она|оно|они|всё|все|такой|такая|такие|другой|главн|основн|одн|перв|втор|последн|цель|задач|проблем|результат|следующ|данн)/iu;
const MOST_WORDS = 5;

/** A term begins in a small letter, but for a name in Latin letters or capitals. */
const asTerm = (words: string): string =>
  /^[А-ЯЁ][а-яё]/u.test(words) ? words.charAt(0).toLowerCase() + words.slice(1) : words;

/** The terms that a document defines, in alphabetical order: «X — это …». */
export const findTerms = (snapshot: DocumentSnapshot): ListLine[] =>
  listed(
    textsOf(snapshot)
      .flatMap((prose) => [...prose.matchAll(DEFINED)])
      .map(([, name = '', meaning = '']) => ({ name: name.trim(), meaning: meaning.trim() }))
      .filter(({ name }) => !NO_TERM.test(name) && name.split(/\s+/).length <= MOST_WORDS)
      .map(({ name, meaning }) => ({ name: asTerm(name), meaning })),
  );
