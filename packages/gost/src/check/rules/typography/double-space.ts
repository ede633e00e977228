import { replaceIn, unitHit } from '../../hits.ts';
import { matchUnits } from '../../reading/match-units.ts';
import { defineRule } from '../../rule.ts';

const SPACES = /^[ \u00A0]+(?=[^ \u00A0])|(?<=[^ \u00A0\n])[ \u00A0]{2,}(?=[^ \u00A0\n])/gu;

/** Spaces are not used for layout: one between words, none before the first. */
export const doubleSpace = defineRule({
  id: 'T-double-space',
  clause: 'пробелы',
  standard: 'Русская типографика',
  severity: 'practice',
  fix: 'signs',
  values: [],
  *check({ units }) {
    for (const { unit, from, to, match } of matchUnits(units, SPACES)) {
      const kept = match[0].includes('\u00A0') ? '\u00A0' : ' ';
      yield unitHit(unit, [from, to], {}, [replaceIn(unit, from, to, from === 0 ? '' : kept)]);
    }
  },
});
