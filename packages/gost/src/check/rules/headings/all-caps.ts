import type { Edit } from '../../edits/edit.ts';
import { replaceIn, unitHit } from '../../hits.ts';
import type { TextUnit } from '../../reading/text-unit.ts';
import type { FormCount } from '../../reading/word-forms.ts';
import { defineRule } from '../../rule.ts';
import { headingTexts } from './heading-texts.ts';

const WORD = /\p{L}+(?:-\p{L}+)*/gu;

/** Headings of sections and subsections are in ordinary letters; capitals are for structural elements. */
export const headingAllCaps = defineRule({
  id: 'G32-6.2.3-all-caps',
  clause: '6.2.3',
  standard: 'ГОСТ 7.32-2017',
  severity: 'must',
  fix: 'case',
  values: [],
  *check(reading) {
    for (const unit of headingTexts(reading)) {
      if (!isAllCaps(unit.text)) continue;
      yield unitHit(unit, [0, unit.text.length], {}, inSentenceCase(unit, reading.forms()));
    }
  },
});

/** At least one long word: «СУБД» or «HTML и CSS» alone is not a shouted heading. */
function isAllCaps(text: string): boolean {
  const words = text.match(WORD) ?? [];
  return text === text.toUpperCase() && words.some((word) => /[А-ЯЁ]{7,}/u.test(word));
}

/**
 * The heading as the text itself writes its words: names keep the capital, abbreviations stay. Offered
 * only when the text knows every word, so that nothing is made small by guess.
 */
function inSentenceCase(unit: TextUnit, forms: ReadonlyMap<string, FormCount>): Edit[] | undefined {
  const edits: Edit[] = [];
  for (const match of unit.text.matchAll(WORD)) {
    const [word] = match;
    const form = usualForm(word, forms);
    if (form === null) return undefined;
    const text =
      edits.length === 0 && match.index === unit.text.search(WORD) ? capital(form) : form;
    if (text !== word) edits.push(replaceIn(unit, match.index, match.index + word.length, text));
  }
  return edits.length > 0 ? edits : undefined;
}

function usualForm(word: string, forms: ReadonlyMap<string, FormCount>): string | null {
  const small = word.toLowerCase();
  const count = forms.get(small);
  if (!count) return word.length <= 3 && PARTICLES.has(small) ? small : null;
  if (count.lower > 0) return small;
  return count.upper >= count.capital ? word : capital(small);
}

const PARTICLES = new Set(
  'и в во на с со к ко о об от до из за по под над при для не или а у'.split(' '),
);

const capital = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1);
