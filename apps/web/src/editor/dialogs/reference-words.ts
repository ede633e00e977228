import type { ReferenceKind } from '@pv/gost';

/**
 * The word before the number of a reference in the cases that sentences need most: «на рисунке 3»,
 * «рисунок 3», «в таблице 2». GOST 7.32-2017 clauses 6.5.3, 6.6.2: the word is written in full.
 */
export const REFERENCE_WORDS: Record<ReferenceKind, readonly string[]> = {
  figure: ['рисунке', 'рисунок', 'рисунка', 'рисунком'],
  table: ['таблице', 'таблица', 'таблицы', 'таблицей'],
  formula: ['формуле', 'формула', 'формулы', 'формулой'],
  listing: ['листинге', 'листинг', 'листинга', 'листингом'],
  section: ['разделе', 'раздел', 'раздела', 'разделом'],
  heading: ['подразделе', 'подраздел', 'подраздела', 'подразделом'],
  appendix: ['приложении', 'приложение', 'приложения', 'приложением'],
};

/** «на», «в», «из», «с» before the caret choose the case; the first form where nothing is known. */
export function likelyWord(kind: ReferenceKind, before: string): string {
  const words = REFERENCE_WORDS[kind];
  const preposition = /(\p{L}+)\s*$/u.exec(before)?.[1]?.toLowerCase() ?? '';
  const index = { на: 0, в: 0, во: 0, о: 0, об: 0, из: 2, от: 2, до: 2, для: 2, с: 3 }[preposition];
  return words[index ?? (preposition === '' || /[.(]\s*$/.test(before) ? 1 : 0)] ?? '';
}
