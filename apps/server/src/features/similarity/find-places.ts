import type { MatchedPlace } from '@pv/contract';
import type { Passage } from './passages.ts';
import { addPrints, hashShingles, shingleEnd, type Word, wordsOf } from './shingles.ts';

/** A passage taken apart. */
interface ReadPassage extends Passage {
  words: Word[];
  hashes: number[];
}

/** The text of a work, ready to be compared. */
export interface ReadText {
  passages: ReadPassage[];
  /** How many words it has. */
  count: number;
}

/** Some words of a passage in a row: from one, up to before another. */
export interface Place {
  passage: number;
  from: number;
  to: number;
}

/** What is shorter is a turn of speech. */
const LEAST_WORDS = 12;
/** So many words may be changed inside a place. */
const GAP = 3;
/** Of a longer place the beginning is shown. */
const SHOWN_WORDS = 80;
/** Words that are shown before and after. */
const AROUND = 12;

/** Takes passages apart; one that stands twice in a work counts once. */
export function readText(passages: readonly Passage[]): ReadText {
  const known = new Set<string>();
  const read = passages.flatMap((passage) => {
    const words = wordsOf(passage.text);
    const typed = words.map(({ word }) => word);
    const key = typed.join(' ');
    if (words.length === 0 || known.has(key)) return [];
    known.add(key);
    return [{ ...passage, words, hashes: hashShingles(typed) }];
  });
  return { passages: read, count: read.reduce((sum, { words }) => sum + words.length, 0) };
}

/** The words of a text in the form in which they are kept. */
export const keptWords = ({ passages }: ReadText): string =>
  passages.map(({ words }) => words.map(({ word }) => word).join(' ')).join('\n');

/** All shingles of a text that was kept. */
export const keptShingles = (kept: string): Set<number> =>
  new Set(kept.split('\n').flatMap((line) => hashShingles(line.split(' '))));

/** The fingerprints of a text. */
export function printsOf({ passages }: ReadText): number[] {
  const prints = new Set<number>();
  for (const { hashes } of passages) addPrints(hashes, prints);
  return [...prints];
}

/** Where a text has the same words in a row as the text with these shingles, in reading order. */
export function findPlaces({ passages }: ReadText, shingles: ReadonlySet<number>): Place[] {
  const places: Place[] = [];
  passages.forEach(({ hashes }, passage) => {
    hashes.forEach((hash, from) => {
      if (!shingles.has(hash)) return;
      const to = shingleEnd(from);
      const last = places.at(-1);
      if (last?.passage === passage && from <= last.to + GAP) last.to = to;
      else places.push({ passage, from, to });
    });
  });
  return places.filter(({ from, to }) => to - from >= LEAST_WORDS);
}

/** How many of a hundred words lie in at least one of the places. */
export function shareOf({ count }: ReadText, places: readonly Place[]): number {
  const sorted = places.toSorted((a, b) => a.passage - b.passage || a.from - b.from);
  let covered = 0;
  let [passage, end] = [-1, 0];
  for (const place of sorted) {
    if (place.passage !== passage) [passage, end] = [place.passage, 0];
    covered += Math.max(0, place.to - Math.max(place.from, end));
    end = Math.max(end, place.to);
  }
  return count === 0 ? 0 : Math.round((1000 * covered) / count) / 10;
}

/** A place as it is shown, with the words around it. */
export function showPlace({ passages }: ReadText, place: Place): MatchedPlace {
  const { heading = '', text = '', words = [] } = passages[place.passage] ?? {};
  const cut = (from: number, to: number): string => {
    const [first, last] = [words[Math.max(0, from)], words[to - 1]];
    return from < to && first && last ? text.slice(first.from, last.to).replace(/\s+/g, ' ') : '';
  };
  const { from, to } = place;
  const whole = to - from <= SHOWN_WORDS;
  return {
    heading,
    before: cut(from - AROUND, from),
    text: whole ? cut(from, to) : `${cut(from, from + SHOWN_WORDS)} …`,
    after: whole ? cut(to, Math.min(to + AROUND, words.length)) : '',
    words: to - from,
  };
}
