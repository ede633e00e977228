import { replaceIn, unitHit } from '../../hits.ts';
import { matchUnits } from '../../reading/match-units.ts';
import { defineRule } from '../../rule.ts';

const DOT =
  /(?<=\d[ \u00A0]?)(кВт|МВт|Вт|кГц|МГц|ГГц|Гц|мкм|нм|мм|см|км|мг|кг|мин|кОм|Ом|кПа|МПа|Па)\.(?=\s+\p{Ll})/gu;

/** The symbol of a unit is not an abbreviation and has no dot. */
export const unitDot = defineRule({
  id: 'U8-8.2-roman',
  clause: '8.2',
  standard: 'ГОСТ 8.417-2024',
  severity: 'must',
  fix: 'signs',
  values: ['unit'],
  *check({ units }) {
    for (const { unit, from, to, match } of matchUnits(units, DOT, /\d/)) {
      const values = { unit: match[1] ?? '' };
      yield unitHit(unit, [from, to], values, [replaceIn(unit, to - 1, to, '')]);
    }
  },
});
