import { isTelling, sayingOf, type Term, termsOf, type Word, wordsOf } from '@pv/texts/search';

/** A question of the site with its answer. */
export interface Answer {
  id: string;
  heading: string;
  /** JSON of a `RichDoc`. */
  text: string;
}

const SHOWN = 3;
/** A word found in the answer only counts so much. */
const OF_BODY = 0.5;
/** So much of what was typed, or of the question of the site, has to be found in the other. */
const ENOUGH = 0.4;
/** One word in common with a question is chance. */
const IN_COMMON = 2;

interface Known {
  answer: Answer;
  heading: readonly Word[];
  body: readonly Word[];
  /** What the question of the site is about. */
  asks: readonly Term[];
}

/** Words such as «как» alone ask nothing. */
const tells = ({ typed }: Term) => typed.some(isTelling);

const inHeading = ({ heading }: Known, term: Term) => sayingOf(heading, term) !== null;
const inBody = ({ body }: Known, term: Term) => sayingOf(body, term) !== null;

type Weigh = (term: Term) => number;

const sumOf = (terms: readonly Term[], weigh: Weigh) =>
  terms.reduce((sum, term) => sum + weigh(term), 0);

interface Typed {
  words: readonly Word[];
  terms: readonly Term[];
}

/** How near an answer is to what is typed, 0 to 1. */
function nearness(one: Known, { words, terms }: Typed, weigh: Weigh): number {
  const head = terms.filter((term) => inHeading(one, term));
  const body = terms.filter((term) => !inHeading(one, term) && inBody(one, term));
  const ofTyped = (sumOf(head, weigh) + sumOf(body, weigh) * OF_BODY) / sumOf(terms, weigh);
  // a long letter may hold a whole question of the site among much else
  const asked = one.asks.filter((term) => sayingOf(words, term) !== null);
  if (asked.length < IN_COMMON) return ofTyped;
  return Math.max(ofTyped, sumOf(asked, weigh) / sumOf(one.asks, weigh));
}

/** Makes the finder of answers: those nearest to what is typed, the nearest first, at most three. */
export function answerFinder(answers: readonly Answer[]): (typed: string) => Answer[] {
  const known = answers.map((answer): Known => {
    const plain = answer.text.match(/"text":"((?:[^"\\]|\\.)*)"/g) ?? [];
    const body = plain.map((json) => json.slice('"text":"'.length, -1)).join(' ');
    return {
      answer,
      heading: wordsOf(answer.heading),
      body: wordsOf(body),
      asks: termsOf(answer.heading),
    };
  });
  /** A word that stands everywhere tells nothing. */
  const weigh = (term: Term): number => {
    const many = known.filter((one) => inHeading(one, term) || inBody(one, term)).length;
    return Math.log(1 + known.length / (1 + many));
  };
  return (text) => {
    const typed = { words: wordsOf(text), terms: termsOf(text).filter(tells) };
    if (typed.terms.length === 0) return [];
    return known
      .map((one) => ({ answer: one.answer, near: nearness(one, typed, weigh) }))
      .filter(({ near }) => near >= ENOUGH)
      .toSorted((one, other) => other.near - one.near)
      .slice(0, SHOWN)
      .map(({ answer }) => answer);
  };
}
