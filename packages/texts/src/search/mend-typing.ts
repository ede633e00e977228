import { isOneSlip } from './one-slip.ts';
import { SYNONYM_WORDS, sayingOf, termsOf } from './terms.ts';
import { type Word, wordsOf } from './words.ts';

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
