import type { SearchedText } from './find-texts.ts';
import { tellingTerms } from './telling-terms.ts';
import { type Term, wholeSayingOf } from './terms.ts';
import { slipMender } from './without-slips.ts';
import { type Word, wordsOf } from './words.ts';

const SHOWN = 3;
/** So much a word counts by where it is found: in the question or in its answer, itself or another for it. */
const WORTH = { heading: { typed: 1, other: 0.8 }, body: { typed: 0.5, other: 0.4 } } as const;
/** So much of what was typed has to be found; more of it where all of that stands in the answer alone. */
const ENOUGH = { heading: 0.4, body: 0.49 };
/** What is that much less near than the nearest is about something else. */
const BESIDE_NEAREST = 0.7;
/** So much of a question of the site has to be found in a long letter. */
const OF_QUESTION = 0.7;
/** One term in common is chance, unless it is all that was typed. */
const IN_COMMON = 2;
/** A term that stands in no more of the answers says by itself which is meant. */
const RARE = 1 / 6;

interface Known {
  heading: readonly Word[];
  body: readonly Word[];
  /** What the question of the site is about. */
  asks: readonly Term[];
}

type Weigh = (term: Term) => number;

const sumOf = (terms: readonly Term[], weigh: Weigh) =>
  terms.reduce((sum, term) => sum + weigh(term), 0);

/** What finding a term in a question with its answer is worth, 0 where it is not there. */
function worthIn({ heading, body }: Known, term: Term): number {
  const inHeading = wholeSayingOf(heading, term);
  if (inHeading) return WORTH.heading[inHeading];
  const inBody = wholeSayingOf(body, term);
  return inBody ? WORTH.body[inBody] : 0;
}

/** What one term alone is worth: it has to stand in the question. */
function nearOne({ heading }: Known, term: Term): number {
  const saying = wholeSayingOf(heading, term);
  return saying ? WORTH.heading[saying] : 0;
}

interface Typed {
  words: readonly Word[];
  terms: readonly Term[];
}

/** Whether enough is common to a question and what is typed: two terms of the question itself, or two rare ones. */
function isTold(one: Known, terms: readonly Term[], shareOf: Weigh): boolean {
  const asked = terms.filter((term) => wholeSayingOf(one.heading, term) !== null);
  const rare = terms.filter((term) => worthIn(one, term) > 0 && shareOf(term) <= RARE);
  return Math.max(asked.length, rare.length) >= IN_COMMON;
}

/** How near a question is to what is typed, 0 to 1. */
function nearness(one: Known, { words, terms }: Typed, weigh: Weigh): number {
  const asked = one.asks.filter((term) => wholeSayingOf(words, term) !== null);
  const ofQuestion = sumOf(asked, weigh) / sumOf(one.asks, weigh);
  // a long letter may hold a whole question of the site among much else
  if (asked.length >= IN_COMMON && ofQuestion >= OF_QUESTION) return ofQuestion;
  return sumOf(terms, (term) => worthIn(one, term) * weigh(term)) / sumOf(terms, weigh);
}

/**
 * Makes the finder of answers to a letter, each read as a question of the site with its answer: those nearest
 * to what is typed, the nearest first, at most three.
 */
export function answerFinder<T>(
  answers: readonly T[],
  read: (answer: T) => SearchedText,
): (typed: string) => T[] {
  const known = answers.map((answer) => {
    const { heading, body } = read(answer);
    const asks = tellingTerms(heading);
    return { answer, heading: wordsOf(heading), body: wordsOf(body), asks };
  });
  const counted = new WeakMap<Term, number>();
  const manyOf = (term: Term): number => {
    const many = counted.get(term) ?? known.filter((one) => worthIn(one, term) > 0).length;
    counted.set(term, many);
    return many;
  };
  /** A word that stands everywhere tells nothing. */
  const weigh = (term: Term): number => Math.log(1 + known.length / (1 + manyOf(term)));
  /** In how many of the answers a term stands, 0 to 1. */
  const shareOf = (term: Term): number => manyOf(term) / known.length;
  const near = (one: Known, typed: Typed): number => {
    const [first, ...more] = typed.terms;
    if (first && more.length === 0) return shareOf(first) <= RARE ? nearOne(one, first) : 0;
    if (!isTold(one, typed.terms, shareOf)) return 0;
    const inQuestion = typed.terms.some((term) => wholeSayingOf(one.heading, term) !== null);
    const found = nearness(one, typed, weigh);
    return found >= ENOUGH[inQuestion ? 'heading' : 'body'] ? found : 0;
  };
  const mend = slipMender(known.flatMap(({ heading, body }) => [...heading, ...body]));
  return (text) => {
    const meant = mend(text);
    const typed = { words: wordsOf(meant), terms: tellingTerms(meant) };
    const found = known.map((one) => ({ answer: one.answer, nearness: near(one, typed) }));
    const nearest = Math.max(0, ...found.map(({ nearness }) => nearness));
    return found
      .filter(({ nearness }) => nearness > 0 && nearness >= nearest * BESIDE_NEAREST)
      .toSorted((one, other) => other.nearness - one.nearness)
      .slice(0, SHOWN)
      .map(({ answer }) => answer);
  };
}
