import { unitHit } from '../../hits.ts';
import { matchUnits } from '../../reading/match-units.ts';
import { defineRule } from '../../rule.ts';

/**
 * What the fonts of the document draw as an empty box: emoji, signs of the private area, which Word puts
 * for its Symbol and Wingdings, and letters of scripts that none of the fonts has. A run of them is one.
 */
const UNPRINTABLE =
  /(?:(?:\p{Emoji_Presentation}|\p{Co}|(?![\p{sc=Latin}\p{sc=Cyrillic}\p{sc=Greek}\p{sc=Common}\p{sc=Inherited}\p{sc=Hebrew}\p{sc=Arabic}\p{sc=Armenian}\p{sc=Georgian}\p{sc=Devanagari}\p{sc=Cherokee}])\p{L})(?:\uFE0F|\u200D|\p{Emoji_Modifier})*)+/gu;

/** The first letters are enough to recognise the place. */
const SHOWN = 8;

/** A sign that the fonts of the document do not have. */
export const unprintable = defineRule({
  id: 'T-unprintable',
  clause: 'шрифт',
  standard: 'Практика ВКР',
  severity: 'must',
  fix: 'none',
  values: ['sign'],
  *check({ units }) {
    for (const { unit, from, to, match } of matchUnits(units, UNPRINTABLE)) {
      const signs = [...match[0]];
      const sign = signs.slice(0, SHOWN).join('') + (signs.length > SHOWN ? '…' : '');
      yield unitHit(unit, [from, to], { sign });
    }
  },
});
