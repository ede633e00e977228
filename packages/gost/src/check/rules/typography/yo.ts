import { unitHit } from '../../hits.ts';
import type { TextUnit } from '../../reading/text-unit.ts';
import { defineRule } from '../../rule.ts';

const WORD = /[а-яё]{3,}/giu;

/** Words that are different words without the dots. */
const DIFFERENT = new Set([
  'все',
  'всем',
  'всех',
  'чем',
  'нем',
  'небо',
  'совершенный',
  'узнает',
  'мел',
  'осел',
  'передохнем',
  'берет',
]);

/** «Ё» is written everywhere or nowhere. */
export const yo = defineRule({
  id: 'T-yo',
  clause: 'буква ё',
  standard: 'Русская типографика',
  severity: 'practice',
  fix: 'none',
  values: ['with', 'without'],
  *check({ units }) {
    const dotted = new Map<string, string>();
    for (const unit of units) {
      if (!/ё/i.test(unit.prose)) continue;
      for (const [word] of unit.prose.toLowerCase().matchAll(WORD)) {
        if (word.includes('ё')) dotted.set(word.replaceAll('ё', 'е'), word);
      }
    }
    const first = dotted.size > 0 ? firstBare(units, dotted) : null;
    if (!first) return;
    const { unit, at, word, form } = first;
    yield unitHit(unit, [at, at + word.length], { with: form, without: word });
  },
});

function firstBare(units: readonly TextUnit[], dotted: ReadonlyMap<string, string>) {
  for (const unit of units) {
    for (const match of unit.prose.matchAll(WORD)) {
      const [word] = match;
      const form = dotted.get(word.toLowerCase());
      if (form && !DIFFERENT.has(word.toLowerCase())) return { unit, at: match.index, word, form };
    }
  }
  return null;
}
