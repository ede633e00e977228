import { replaceIn, unitHit } from '../../hits.ts';
import { matchUnits } from '../../reading/match-units.ts';
import { defineRule } from '../../rule.ts';

/** A colon between two numbers is a ratio, «3 : 4». */
const BEFORE =
  /(?<=[\p{L}\p{N}»)\uFFFC])(?!(?<=\d)[ \u00A0]:[ \u00A0]\d)[ \u00A0]+(?=[,;:!?.](?:\s|$))/gu;
const AFTER =
  /(?<=\p{L}[а-яё][,;])(?=\p{L}{2})|(?<=\p{L}{2}[,;])(?=[а-яё]\p{L})|(?<=[а-яё]{2}[.])(?=[А-ЯЁ][а-яё])/gu;

/** No space stands before a punctuation mark. */
export const spaceBeforeSign = defineRule({
  id: 'T-space-before-sign',
  clause: 'пробелы',
  standard: 'Русская типографика',
  severity: 'practice',
  fix: 'signs',
  values: ['sign'],
  *check({ units }) {
    for (const { unit, from, to } of matchUnits(units, BEFORE, /[ \u00A0][,;:!?.]/)) {
      const sign = unit.prose.charAt(to);
      yield unitHit(unit, [from, to + 1], { sign }, [replaceIn(unit, from, to, '')]);
    }
  },
});

/** A space stands after a comma, a semicolon and the dot of a sentence. */
export const spaceAfterSign = defineRule({
  id: 'T-space-after-sign',
  clause: 'пробелы',
  standard: 'Русская типографика',
  severity: 'practice',
  fix: 'signs',
  values: ['sign'],
  *check({ units }) {
    for (const { unit, from } of matchUnits(units, AFTER)) {
      const sign = unit.prose.charAt(from - 1);
      yield unitHit(unit, [from - 1, from], { sign }, [replaceIn(unit, from, from, ' ')]);
    }
  },
});
