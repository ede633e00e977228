import { replaceIn, unitHit } from '../../hits.ts';
import { matchUnits } from '../../reading/match-units.ts';
import { defineRule } from '../../rule.ts';

const GLUED = /(?<!\p{L})(?:[тТ]\.)(?=[ехдпкн]\.)/gu;

/** «т. е.», «т. д.», «т. п.», «т. к.», «т. н.» have a space inside, and it does not break. */
export const shortForms = defineRule({
  id: 'T-short-forms',
  clause: 'пробелы',
  standard: 'Русская типографика',
  severity: 'practice',
  fix: 'signs',
  values: ['form'],
  *check({ units }) {
    for (const { unit, from, to } of matchUnits(units, GLUED, /[тТ]\./)) {
      const form = `т. ${unit.prose.charAt(to)}.`;
      yield unitHit(unit, [from, to + 2], { form }, [replaceIn(unit, to, to, '\u00A0')]);
    }
  },
});
