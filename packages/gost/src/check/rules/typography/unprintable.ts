import { sectionHit, unitHit } from '../../hits.ts';
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

/** The beginning of a run, by which its place is recognised. */
function told(run: string): string {
  const signs = [...run];
  return signs.slice(0, SHOWN).join('') + (signs.length > SHOWN ? '…' : '');
}

/** A sign that the fonts of the document do not have, in its text or in the title that its first page names. */
export const unprintable = defineRule({
  id: 'T-unprintable',
  clause: 'шрифт',
  standard: 'Практика ВКР',
  severity: 'must',
  fix: 'none',
  values: ['sign'],
  *check({ units, snapshot, context }) {
    for (const { unit, from, to, match } of matchUnits(units, UNPRINTABLE)) {
      yield unitHit(unit, [from, to], { sign: told(match[0]) });
    }
    const page = snapshot.sections.find(({ kind }) => kind === 'title');
    for (const [run] of (context.title ?? '').matchAll(UNPRINTABLE)) {
      yield sectionHit(page, { sign: told(run) });
    }
  },
});
