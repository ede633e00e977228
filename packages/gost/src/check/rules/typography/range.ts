import { replaceIn, unitHit } from '../../hits.ts';
import { matchUnits } from '../../reading/match-units.ts';
import { defineRule } from '../../rule.ts';

const NUMBER = '\\d+(?:,\\d+)?';
const AFTER =
  '%|‰|°|гг?\\.|год|лет|мин|час|ч(?!\\p{L})|мм|см|км|кг|мг|Гц|кГц|МГц|ГГц|Вт|кВт|Мбит|Мбайт|МБ|ГБ|руб|тыс|млн|раз|шт|чел|дн|страниц|этап';
const HYPHEN = new RegExp(
  `(?<=(?<![\\d.,-])${NUMBER})\\s?-\\s?(?=${NUMBER}\\s?(?:${AFTER}))|(?<=(?<!\\p{L})[сС]\\.\\s?\\d+)\\s?-\\s?(?=\\d)`,
  'gu',
);

/** A range of numbers is written with an en dash and no spaces. */
export const range = defineRule({
  id: 'T-range',
  clause: 'тире',
  standard: 'Русская типографика',
  severity: 'practice',
  fix: 'signs',
  values: [],
  *check({ units }) {
    for (const { unit, from, to } of matchUnits(units, HYPHEN, '-')) {
      yield unitHit(unit, [from, to], {}, [replaceIn(unit, from, to, '–')]);
    }
  },
});
