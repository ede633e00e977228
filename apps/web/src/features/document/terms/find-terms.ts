import { type DocumentSnapshot, GENERATED_KINDS } from '@pv/editor-schema';
import { readSection } from '@pv/gost';

/** A short form of the text with what it stands for; empty where the text does not say. */
export interface ShortForm {
  short: string;
  meaning: string;
}

/** Sections that explain, and are not searched for what is to be explained. */
const EXPLAINING = new Set(['terms', 'abbreviations', 'symbols', 'dictionaries']);

const SHORT = /(?<![\p{L}\p{N}-])\p{Lu}{2,7}(?![\p{L}\p{N}])/gu;
/** «… (далее — ЭВМ)», also with «по тексту» and a colon. */
const FURTHER = /\(\s*далее(?:\s+по\s+тексту)?\s*[—–:-]\s*([^()]{2,60}?)\s*\)/giu;
/** «электронная вычислительная машина (ЭВМ)». */
const IN_BRACKETS = /\(\s*(\p{Lu}{2,7})\s*\)/gu;
const ROMAN = /^[IVXLCDM]+$/;
/** Of names of months, standards and the like nothing is explained. */
const KNOWN = new Set(['ГОСТ', 'УДК', 'РФ', 'РИС', 'СССР', 'США']);

/** The last words before a place whose first letters make the short form; null where they do not. */
function wordsFor(before: string, short: string): string | null {
  const words = [...before.matchAll(/\p{L}[\p{L}-]*/gu)];
  const count = [...short].length;
  // prepositions and the like have no letter of their own in it
  for (let taken = count; taken <= Math.min(count + 3, words.length); taken += 1) {
    const from = words.at(-taken);
    if (!from) return null;
    const phrase = before.slice(from.index).trim();
    const letters = [...phrase.matchAll(/(?<!\p{L})\p{L}/gu)].map(([letter]) => letter);
    if (isWithin(short.toLowerCase(), letters.join('').toLowerCase())) return phrase;
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

function explained(text: string): ShortForm[] {
  const further = [...text.matchAll(FURTHER)].map((match) => {
    const short = (match[1] ?? '').trim();
    const before = text.slice(0, match.index).trimEnd();
    const sentence = before.slice(before.search(/[^.!?;:,]*$/u)).trim();
    return { short, meaning: wordsFor(before, short) ?? sentence };
  });
  const bracketed = [...text.matchAll(IN_BRACKETS)].flatMap((match) => {
    const short = match[1] ?? '';
    const meaning = wordsFor(text.slice(0, match.index).trimEnd(), short);
    return meaning ? [{ short, meaning }] : [];
  });
  return [...further, ...bracketed];
}

const isPlain = (short: string) => !ROMAN.test(short) && !KNOWN.has(short);

/** What one text calls short; without words for it where the text has none. */
const shortIn = (prose: string): ShortForm[] => [
  ...explained(prose),
  ...[...prose.matchAll(SHORT)]
    .filter(([short]) => isPlain(short))
    .map(([short]) => ({ short, meaning: '' })),
];

/**
 * The short forms of a document in alphabetical order, with the words that they were introduced for where
 * the text has them: «… (далее — X)», «… (X)», and whatever else is written in capitals and is no word.
 */
export function findShortForms({ sections }: DocumentSnapshot): ShortForm[] {
  const found = new Map<string, string>();
  const texts = sections
    .filter(({ kind }) => !GENERATED_KINDS.has(kind) && !EXPLAINING.has(kind))
    .flatMap((section) => readSection(section).units)
    .filter(({ kind }) => kind !== 'title');
  for (const { short, meaning } of texts.flatMap(({ prose }) => shortIn(prose))) {
    if (!found.get(short)) found.set(short, meaning);
  }
  // «ЗАБРАТЬ» of a button is a word where the text has «забрать»
  const written = texts.flatMap(({ prose }) => prose.match(/\p{L}\p{Ll}+/gu) ?? []);
  const words = new Set(written.map((word) => word.toLowerCase()));
  return [...found]
    .filter(([short, meaning]) => meaning !== '' || !words.has(short.toLowerCase()))
    .map(([short, meaning]) => ({ short, meaning }))
    .sort((a, b) => a.short.localeCompare(b.short, 'ru'));
}
