import { replaceIn, unitHit } from '../../hits.ts';
import { matchUnits } from '../../reading/match-units.ts';
import { defineRule } from '../../rule.ts';

const MIX =
  /(?<![\p{L}])(?:км|м|см|мм|[КкМГ]?бит|[КкМГ]?байт|[МГ]Б|кВт|кг|т|л|мл)\/(час[а-я]{0,2}|сек(?:унд[ау])?|минут[ау])(?!\p{L})/gu;
const SYMBOL: readonly [RegExp, string][] = [
  [/^час/, 'ч'],
  [/^сек/, 'с'],
  [/^мин/, 'мин'],
];
const PRODUCT = /(?<!\p{L})(кВт|МВт|Вт)[*×хx.\- ]?ч(?!\p{L})/gu;

/** Symbols are not mixed with names: «км/ч», not «км/час». */
export const unitMix = defineRule({
  id: 'U8-8.11-no-mix',
  clause: '8.11',
  standard: 'ГОСТ 8.417-2024',
  severity: 'must',
  fix: 'words',
  values: ['found', 'right'],
  *check({ units }) {
    for (const { unit, from, to, match } of matchUnits(units, MIX, '/')) {
      const [found, name = ''] = match;
      const symbol = SYMBOL.find(([pattern]) => pattern.test(name))?.[1] ?? name;
      const at = to - name.length;
      const right = found.slice(0, -name.length) + symbol;
      yield unitHit(unit, [from, to], { found, right }, [replaceIn(unit, at, to, symbol)]);
    }
  },
});

/** Letter symbols of a product are joined by a middle dot: «кВт·ч». */
export const unitProduct = defineRule({
  id: 'U8-8.8-product',
  clause: '8.8',
  standard: 'ГОСТ 8.417-2024',
  severity: 'must',
  fix: 'signs',
  values: ['found', 'right'],
  *check({ units }) {
    for (const { unit, from, to, match } of matchUnits(units, PRODUCT, 'Вт')) {
      const [found, first = ''] = match;
      const right = `${first}·ч`;
      const edit = replaceIn(unit, from + first.length, to - 1, '·');
      yield unitHit(unit, [from, to], { found, right }, [edit]);
    }
  },
});
