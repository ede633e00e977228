import type { SearchedText } from './find-texts.ts';
import { type Term, termsOf, wholeSayingOf } from './terms.ts';
import { slipMender } from './typing.ts';
import { isTelling, type Word, wordsOf } from './words.ts';

/** What stands in letters of any kind, in any form: greetings, that something is wrong, that help is asked for. */
const IN_ANY_FORM =
  'здравствуйте добрый день утро вечер привет пожалуйста спасибо подскажите скажите помогите помощь прошу вопрос проблема ошибка хочу хотел могу может мочь быть был будет нужен работает получается происходит делать сделать открыть открываю открывается открывать пишет говорит пошло что-то почему-то сколько какой такой другой новый очень просто ничего никак уже ещё тоже только все всё всегда сейчас теперь потом так там тут здесь после перед через без между ' +
  'hello dear please thank help question problem error want need get work make come say open';
/** Short words whose stems other words have too, as “not” and “notes”, and forms that have another stem. */
const AS_IT_STANDS =
  'hi cannot getting got go goes going gone went made came said not no any more some there here then now new other another same very just only also than too may will would should must am being been me us them as up out about into after before over again ' +
  't s m d ll re ve don doesn didn isn aren wasn haven hasn won couldn wouldn';

const stems = new Set(wordsOf(IN_ANY_FORM).map(({ stem }) => stem));
const words = new Set(AS_IT_STANDS.split(' '));

const tells = (one: Pick<Word, 'word' | 'stem'>) =>
  isTelling(one) && !stems.has(one.stem) && !words.has(one.word);

const stemsOf = (phrase: Term['typed']) => phrase.map(({ stem }) => stem).join(' ');

/** Whether two terms mean the same, as «адрес» and «почта»: together they say no more than one. */
const alike = (one: Term, other: Term) =>
  one.others.some((phrase) => stemsOf(phrase) === stemsOf(other.typed));

/** The terms of a letter, or of a question of the site, that say what it is about; none where nothing does. */
const tellingTerms = (text: string): Term[] =>
  termsOf(text)
    .filter(({ typed }) => typed.some(tells))
    .filter((term, at, all) => !all.slice(0, at).some((before) => alike(before, term)));

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
