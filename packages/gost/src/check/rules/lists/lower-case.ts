import type { Edit } from '../../edits/edit.ts';
import { replaceIn, unitHit } from '../../hits.ts';
import type { Reading } from '../../reading/read-document.ts';
import type { TextUnit } from '../../reading/text-unit.ts';
import { defineRule } from '../../rule.ts';
import { enumerations, isOfSentences, itemParagraphs } from './list-items.ts';

const FIRST = /^([А-ЯЁ])[а-яё]*(?:-[а-яё]+)?/u;

/**
 * Elements start with a small letter. A word that the text never writes small may be a name: it is
 * left alone, and then the others of its list are left to the writer too, lest a list be half mended.
 */
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
      const first = itemParagraphs(list).flatMap(({ unit }) =>
        unit ? firstWord(unit, reading) : [],
      );
      const sure = first.every(({ use }) => use !== 'unknown');
      for (const { unit, word, use } of first) {
        if (use !== 'common') continue;
        const edit: Edit = replaceIn(unit, 0, 1, word.charAt(0).toLowerCase());
        yield unitHit(unit, [0, word.length], { word }, sure ? [edit] : undefined);
      }
    }
  },
});

interface FirstWord {
  unit: TextUnit;
  word: string;
  use: 'common' | 'name' | 'unknown';
}

/** The first word when it is written with a capital, and what the text says of it. */
function firstWord(unit: TextUnit, reading: Reading): FirstWord[] {
  const word = FIRST.exec(unit.prose)?.[0];
  if (!word) return [];
  const count = reading.forms().get(word.toLowerCase());
  if (count && count.capital > 0) return [{ unit, word, use: 'name' }];
  return [{ unit, word, use: count && count.lower > 0 ? 'common' : 'unknown' }];
}
