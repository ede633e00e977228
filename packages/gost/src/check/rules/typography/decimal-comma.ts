import { replaceIn, unitHit } from '../../hits.ts';
import { matchUnits } from '../../reading/match-units.ts';
import { defineRule } from '../../rule.ts';
import { SHORT_UNIT, UNIT } from '../units/unit-symbols.ts';

/** Beginnings of words before a number of a section, a figure, a law, a version: it is no fraction. */
const NUMBERED = [
  'верси',
  'раздел',
  'подраздел',
  'пункт',
  'подпункт',
  'глав',
  'параграф',
  'рис',
  'табл',
  'формул',
  'листинг',
  'приложени',
  'этап',
  'шаг',
  'стать',
]
  .map((word) => `[${word[0]?.toUpperCase()}${word[0]}]${word.slice(1)}\\p{L}*`)
  .concat('[Гг]л|[Пп]{1,2}|[Рр]азд|[Пп]рил|[Сс]т|ГОСТ|[A-Za-z][\\w-]*')
  .join('|');

const NUMBER = '\\d+\\.\\d+';
const WORDS = 'тыс|млн|млрд|раза|час(?:ов|а)?|лет|года|минуты?|секунды?';
const SURE = `${NUMBER}(?=[ \\u00A0]?(?:${UNIT}|${WORDS})(?!\\p{L}))`;
const SHORT = `(?<!(?<!\\p{L})(?:${NUMBERED})\\.?[ \\u00A0]*)${NUMBER}(?=[ \\u00A0]?(?:${SHORT_UNIT})(?!\\p{L}))`;
const POINT = new RegExp(`(?<![\\d.\\p{L}])(?:${SURE}|${SHORT})(?![.\\d])`, 'gu');

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
