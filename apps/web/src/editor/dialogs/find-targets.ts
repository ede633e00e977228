import { type NumberedItem, type ReferenceKind, referenceLabel } from '@pv/gost';
import { REFERENCE_WORDS } from './reference-words.ts';

/** What a reference may lead to. */
export interface ReferenceTarget {
  id: string;
  item: NumberedItem;
  /** «рисунок 1.2» as a reference prints its number. */
  label: string;
}

const wordsOf = (text: string): string[] => text.toLowerCase().match(/[\p{L}\p{N}.()]+/gu) ?? [];

/** How well a word of the query fits: by the whole number, by the beginning of a word, by a part of it. */
function fit(word: string, label: string, kind: ReferenceKind, text: readonly string[]): number {
  if (label === word || label === `(${word})`) return 8;
  const begins = (one: string) => one.startsWith(word);
  // by the kind itself, «табл» or «рис.»
  const stem = word.replace(/\.$/, '');
  if (stem.length > 2 && REFERENCE_WORDS[kind].some((one) => one.startsWith(stem))) return 4;
  if (begins(label) || label.startsWith(`(${word}`)) return 3;
  if (text.some(begins)) return 2;
  return label.includes(word) || text.some((one) => one.includes(word)) ? 1 : 0;
}

function scoreOf({ item, label }: ReferenceTarget, query: readonly string[]): number {
  const text = wordsOf(item.text);
  const fits = query.map((word) => fit(word, label.toLowerCase(), item.kind, text));
  return fits.includes(0) ? 0 : fits.reduce((sum, one) => sum + one, 0);
}

/**
 * Everything that has an id and can be referred to, by the number, the kind and words of the caption in
 * any order; the best fit first, equal ones and an empty query as they stand in the document.
 */
export function findTargets(items: readonly NumberedItem[], query: string): ReferenceTarget[] {
  const words = wordsOf(query);
  return items
    .flatMap((item) => {
      const label = item.id === null ? null : referenceLabel(item);
      return item.id === null || label === null ? [] : [{ id: item.id, item, label }];
    })
    .map((target) => ({ target, score: scoreOf(target, words) }))
    .filter(({ score }) => words.length === 0 || score > 0)
    .sort((one, other) => other.score - one.score)
    .map(({ target }) => target);
}
