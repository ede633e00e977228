import { isOneSlip } from './one-slip.ts';
import { SYNONYM_WORDS } from './terms.ts';
import { isTelling, type Word, wordsOf } from './words.ts';

type Known = Pick<Word, 'word' | 'stem'>;

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
