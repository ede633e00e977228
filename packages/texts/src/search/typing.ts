import { SYNONYM_WORDS, sayingOf, termsOf } from './terms.ts';
import { isTelling, type Word, wordsOf } from './words.ts';

const LATIN = "qwertyuiop[]asdfghjkl;'zxcvbnm,.`";
const CYRILLIC = 'йцукенгшщзхъфывапролджэячсмитьбюё';

const KEYS = new Map([
  ...[...LATIN].map((key, at) => [key, CYRILLIC[at] ?? key] as const),
  ...[...CYRILLIC].map((key, at) => [key, LATIN[at] ?? key] as const),
]);

/**
 * What the same keys give in the other layout of the keyboard: «gfhjkm» is «пароль». Null where both
 * alphabets stand in the text or neither, as it was then typed with an eye on the screen.
 */
export function otherLayout(typed: string): string | null {
  const small = typed.toLowerCase();
  if (/[a-z]/.test(small) === /[а-яё]/.test(small)) return null;
  return [...small].map((key) => KEYS.get(key) ?? key).join('');
}

/** Shorter words have too many others a letter away. */
const SHORTEST = 5;

/** Whether one letter too many, too few or wrong, or two that changed places, make one word of the other. */
export function isOneSlip(one: string, other: string): boolean {
  if (one === other || Math.min(one.length, other.length) < SHORTEST) return false;
  const most = Math.min(one.length, other.length);
  let from = 0;
  while (from < most && one[from] === other[from]) from += 1;
  let end = 0;
  while (end < most - from && one.at(-1 - end) === other.at(-1 - end)) end += 1;
  const [left, right] = [one, other].map((word) => word.slice(from, word.length - end));
  if (left === undefined || right === undefined) return false;
  const swapped = left.length === 2 && right.length === 2 && left === `${right[1]}${right[0]}`;
  return swapped || Math.max(left.length, right.length) === 1;
}

type Known = Pick<Word, 'word' | 'stem'>;

/** The word that was meant by one that nothing says: the nearest in letters, else one with such a stem. */
const meantBy = ({ word, stem }: Known, known: readonly Known[]): string | undefined =>
  (known.find((one) => isOneSlip(one.word, word)) ?? known.find((one) => isOneSlip(one.stem, stem)))
    ?.word;

/**
 * What is typed with words put right that are a slip away from a known one, where nothing says them. Null
 * where nothing is put right.
 */
export function mendTyping(typed: string, texts: readonly Word[]): string | null {
  const known = [...texts, ...SYNONYM_WORDS];
  const words = wordsOf(typed);
  const meant = words.map((word) => {
    const said = termsOf(word.word).some(
      (term) => term.others.length > 0 || sayingOf(texts, term) !== null,
    );
    return said ? undefined : meantBy(word, known);
  });
  if (!meant.some(Boolean)) return null;
  return words.map(({ word }, at) => meant[at] ?? word).join(' ');
}

/**
 * Makes the mender of what is typed: a word of which no form is known becomes the known one that is a letter
 * away from it, «потверждение» «подтверждение». Other words for the same are known too.
 */
export function slipMender(words: readonly Known[]): (typed: string) => string {
  const known = [...words, ...SYNONYM_WORDS];
  const stems = new Set(known.map(({ stem }) => stem));
  const others = [...new Set(known.filter(isTelling).map(({ word }) => word))];
  const mended = new Map<string, string>();
  const mend = ({ word, stem }: Known): string => {
    if (stems.has(stem)) return word;
    const before = mended.get(word);
    if (before !== undefined) return before;
    const meant = others.find((other) => isOneSlip(word, other)) ?? word;
    mended.set(word, meant);
    return meant;
  };
  return (typed) => wordsOf(typed).map(mend).join(' ');
}
