import type { Edit } from '../../edits/edit.ts';
import { replaceIn, unitHit } from '../../hits.ts';
import type { Reading } from '../../reading/read-document.ts';
import type { TextUnit } from '../../reading/text-unit.ts';
import { defineRule } from '../../rule.ts';
import { enumerations, isOfSentences, itemParagraphs } from './list-items.ts';

const FIRST = /^([А-ЯЁ])[а-яё]*(?:-[а-яё]+)?/u;

/** Elements start with a small letter. A word that the text never writes small may be a name: left alone. */
export const listLowerCase = defineRule({
  id: 'G32-6.4.6-lowercase',
  clause: '6.4.6',
  standard: 'ГОСТ 7.32-2017',
  severity: 'should',
  fix: 'case',
  values: ['word'],
  *check(reading) {
    for (const list of enumerations(reading)) {
      if (isOfSentences(list)) continue;
      for (const { unit } of itemParagraphs(list)) {
        const word = unit ? capitalised(unit, reading) : null;
        if (!unit || word === null) continue;
        const small = unit.text.charAt(0).toLowerCase();
        const edit: Edit = replaceIn(unit, 0, 1, small);
        yield unitHit(unit, [0, word.length], { word }, [edit]);
      }
    }
  },
});

function capitalised(unit: TextUnit, reading: Reading): string | null {
  const word = FIRST.exec(unit.prose)?.[0];
  if (!word) return null;
  const count = reading.forms().get(word.toLowerCase());
  return count && count.lower > 0 && count.capital === 0 ? word : null;
}
