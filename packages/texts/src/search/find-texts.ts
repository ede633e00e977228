import { placesOf, sayingOf, type Term, termsOf } from './terms.ts';
import { mendTyping, otherLayout } from './typing.ts';
import { wordsOf } from './words.ts';

/** A text that is searched. */
export interface SearchedText {
  heading: string;
  body: string;
}

/** What a search has come to. */
export interface Found<T> {
  /** `all` what is typed is in each; `some` of it, as nothing holds it all. */
  kind: 'all' | 'some';
  /** The best first. */
  texts: T[];
  terms: readonly Term[];
  /** Words in the other layout of the keyboard or put right, where these were sought instead of the typed ones. */
  understood: string | null;
}

const WEIGHT = {
  heading: { typed: 8, other: 6 },
  body: { typed: 3, other: 2 },
} as const;
/** So many of the terms have to be in a text that lacks some. */
const ENOUGH = 0.5;

interface Weighed<T> {
  text: T;
  held: number;
  weight: number;
}

type Known<T> = readonly { text: T; heading: string; body: string }[];

function weigh<T>(known: Known<T>, terms: readonly Term[]): Weighed<T>[] {
  return known.map(({ text, heading, body }) => {
    const words = { heading: wordsOf(heading), body: wordsOf(body) };
    const weights = terms.map((term) => {
      const inHeading = sayingOf(words.heading, term);
      if (inHeading) return WEIGHT.heading[inHeading];
      const inBody = sayingOf(words.body, term);
      return inBody ? WEIGHT.body[inBody] : 0;
    });
    const weight = weights.reduce<number>((sum, one) => sum + one, 0);
    return { text, held: weights.filter((one) => one > 0).length, weight };
  });
}

const best = <T>(weighed: readonly Weighed<T>[]): T[] =>
  weighed
    .toSorted((one, other) => other.held - one.held || other.weight - one.weight)
    .map(({ text }) => text);

/**
 * The texts that hold every typed word in any form and order, or another word for it. Where none does,
 * the same keys are tried in the other layout, then the words with one letter put right, then texts with
 * some of the words. All texts in their
 * order where nothing is typed.
 */
export function findTexts<T>(
  texts: readonly T[],
  read: (text: T) => SearchedText,
  typed: string,
): Found<T> {
  const terms = termsOf(typed);
  if (terms.length === 0) return { kind: 'all', texts: [...texts], terms, understood: null };
  const known = texts.map((text) => ({ text, ...read(text) }));
  const weighed = weigh(known, terms);
  const all = weighed.filter(({ held }) => held === terms.length);
  if (all.length > 0) return { kind: 'all', texts: best(all), terms, understood: null };
  const understood = otherLayout(typed);
  const others = termsOf(understood ?? '');
  const inOther = weigh(known, others).filter(({ held }) => held > 0 && held === others.length);
  if (inOther.length > 0) return { kind: 'all', texts: best(inOther), terms: others, understood };
  const mended = mendTyping(
    typed,
    known.flatMap(({ heading, body }) => wordsOf(`${heading}\n${body}`)),
  );
  const meant = mended === null ? terms : termsOf(mended);
  const inMeant = mended === null ? weighed : weigh(known, meant);
  const whole = inMeant.filter(({ held }) => held === meant.length);
  if (whole.length > 0)
    return { kind: 'all', texts: best(whole), terms: meant, understood: mended };
  const some = inMeant.filter(({ held }) => held > 0 && held >= meant.length * ENOUGH);
  return { kind: 'some', texts: best(some), terms: meant, understood: mended };
}

/** A piece of a text: found or not. Together the pieces are the text. */
export interface Piece {
  text: string;
  found: boolean;
}

/** The text cut into what was found, in whole words, and what stands between. */
export function piecesOf(text: string, terms: readonly Term[]): Piece[] {
  const words = wordsOf(text);
  const places = terms
    .map((term) => placesOf(words, term))
    // other words matter only where the typed one is not there
    .flatMap(({ typed, other }) => (typed.length > 0 ? typed : other))
    .toSorted((one, other) => one.start - other.start);
  const pieces: Piece[] = [];
  let at = 0;
  for (const { start, end } of places) {
    if (end <= at) continue;
    const from = Math.max(at, start);
    if (from > at) pieces.push({ text: text.slice(at, from), found: false });
    pieces.push({ text: text.slice(from, end), found: true });
    at = end;
  }
  if (at < text.length || pieces.length === 0) pieces.push({ text: text.slice(at), found: false });
  return pieces;
}
