import type { TextUnit } from './text-unit.ts';

/** How often a word is written each way inside sentences; the first word of a sentence does not count. */
export interface FormCount {
  lower: number;
  capital: number;
  upper: number;
}

const WORD = /\p{L}+(?:-\p{L}+)*/gu;
const SENTENCE_START = /(?:^|[.!?…:;»")\n])\s*[«"„(]?$/u;

/** Counts the ways in which every word of the running text is written, by the word in lower case. */
export function wordForms(units: readonly TextUnit[]): ReadonlyMap<string, FormCount> {
  const forms = new Map<string, FormCount>();
  for (const unit of units) {
    if (unit.kind === 'title' || unit.kind === 'heading') continue;
    for (const match of unit.prose.matchAll(WORD)) {
      const [word] = match;
      const way = wayOf(word);
      if (
        way === 'capital' &&
        SENTENCE_START.test(unit.prose.slice(Math.max(0, match.index - 4), match.index))
      )
        continue;
      const key = word.toLowerCase();
      const count = forms.get(key) ?? { lower: 0, capital: 0, upper: 0 };
      count[way] += 1;
      forms.set(key, count);
    }
  }
  return forms;
}

function wayOf(word: string): keyof FormCount {
  if (word === word.toLowerCase()) return 'lower';
  return word.length > 1 && word === word.toUpperCase() ? 'upper' : 'capital';
}
