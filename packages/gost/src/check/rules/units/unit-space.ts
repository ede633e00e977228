import { replaceIn, unitHit } from '../../hits.ts';
import { matchUnits } from '../../reading/match-units.ts';
import { defineRule } from '../../rule.ts';
import { UNIT } from './unit-symbols.ts';

const GLUED = new RegExp(`(?<![\\p{L}\\d_.,-])\\d+(?:[.,]\\d+)?(?=(${UNIT})(?![\\p{L}\\d]))`, 'gu');

/** A space stands between a number and its unit, per cent and degrees Celsius included. */
export const unitSpace = defineRule({
  id: 'U8-8.3-space',
  clause: '8.3',
  standard: 'ГОСТ 8.417-2024',
  severity: 'must',
  fix: 'signs',
  values: ['number', 'unit'],
  *check({ units }) {
    for (const { unit, from, to, match } of matchUnits(units, GLUED, /\d[^\d\s.,]/)) {
      const [number, symbol = ''] = match;
      const edit = replaceIn(unit, to, to, '\u00A0');
      yield unitHit(unit, [from, to + symbol.length], { number, unit: symbol }, [edit]);
    }
  },
});
