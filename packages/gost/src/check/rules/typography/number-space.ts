import { replaceIn, unitHit } from '../../hits.ts';
import { matchUnits } from '../../reading/match-units.ts';
import { defineRule } from '../../rule.ts';

const GLUED = /(?<=[№§])(?=\d)|(?<=(?<!\d)\d{4})(?=гг?\.)/gu;

/** «№ 5», «§ 2», «2017 г.» are written with a space, and it does not break. */
export const numberSpace = defineRule({
  id: 'T-number-space',
  clause: 'пробелы',
  standard: 'Русская типографика',
  severity: 'practice',
  fix: 'signs',
  values: [],
  *check({ units }) {
    for (const { unit, from } of matchUnits(units, GLUED, /[№§]\d|\dг/)) {
      yield unitHit(unit, [from - 1, from + 1], {}, [replaceIn(unit, from, from, '\u00A0')]);
    }
  },
});
