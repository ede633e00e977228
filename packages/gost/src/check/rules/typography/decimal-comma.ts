import { replaceIn, unitHit } from '../../hits.ts';
import { matchUnits } from '../../reading/match-units.ts';
import { defineRule } from '../../rule.ts';
import { UNIT } from '../units/unit-symbols.ts';

const POINT = new RegExp(
  `(?<![\\d.\\p{L}])\\d+(\\.)\\d+(?=[ \\u00A0]?(?:${UNIT}|тыс|млн|млрд|раза|час(?:ов|а)?|лет|года|минуты?|секунды?)(?!\\p{L}))(?![.\\d])`,
  'gu',
);

/** Russian decimal fractions are written with a comma; only numbers with a unit are sure to be fractions. */
export const decimalComma = defineRule({
  id: 'T-decimal-comma',
  clause: 'числа',
  standard: 'Русская типографика',
  severity: 'practice',
  fix: 'signs',
  values: ['number'],
  *check({ units }) {
    for (const { unit, from, to, match } of matchUnits(units, POINT, /\d\.\d/)) {
      const point = from + match[0].indexOf('.');
      const edit = replaceIn(unit, point, point + 1, ',');
      yield unitHit(unit, [from, to], { number: match[0] }, [edit]);
    }
  },
});
