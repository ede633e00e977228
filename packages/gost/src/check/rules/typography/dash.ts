import { replaceIn, unitHit } from '../../hits.ts';
import { matchUnits } from '../../reading/match-units.ts';
import { defineRule } from '../../rule.ts';

const HYPHEN = /(?<=(\S))[ \u00A0]-{1,3}[ \u00A0\n](?=(\S))/gu;

/** What may stand on both sides of a minus sign in a typed formula. */
const TERM = /[\d\uFFFCA-Za-z)(]/u;

/** A dash with spaces is an em dash, its left space unbreakable; the hyphen is for inside of words. */
export const dash = defineRule({
  id: 'T-dash',
  clause: 'тире',
  standard: 'Русская типографика',
  severity: 'practice',
  fix: 'signs',
  values: [],
  *check({ units }) {
    for (const { unit, from, to, match } of matchUnits(units, HYPHEN, '-')) {
      const [, left = '', right = ''] = match;
      if (TERM.test(left) && TERM.test(right)) continue;
      const last = match[0].endsWith('\n') ? to - 1 : to;
      const text = last === to ? '\u00A0— ' : '\u00A0—';
      yield unitHit(unit, [from, last], {}, [replaceIn(unit, from, last, text)]);
    }
  },
});
