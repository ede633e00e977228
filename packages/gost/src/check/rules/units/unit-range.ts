import { replaceIn, unitHit } from '../../hits.ts';
import { matchUnits } from '../../reading/match-units.ts';
import { defineRule } from '../../rule.ts';

const RANGE =
  /(?<!\p{L})от\s([+−-]?\d+(?:,\d+)?)\s(?=до\s[+−-]?\d+(?:,\d+)?([ \u00A0]?(?:%|°[CС]))(?!\p{L}))/giu;

/** Per cent and degrees stand after each end of a range: «от 10 °C до 100 °C». */
export const unitRange = defineRule({
  id: 'U8-8.13-range',
  clause: '8.13',
  standard: 'ГОСТ 8.417-2024',
  severity: 'must',
  fix: 'words',
  values: ['unit'],
  *check({ units }) {
    for (const { unit, from, to, match } of matchUnits(units, RANGE, /[%°]/)) {
      const symbol = (match[2] ?? '').trim();
      const edit = replaceIn(unit, to - 1, to - 1, `\u00A0${symbol}`);
      yield unitHit(unit, [from, to], { unit: symbol }, [edit]);
    }
  },
});
