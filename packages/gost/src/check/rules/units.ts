import { replaceIn, unitHit } from '../hits.ts';
import { matchUnits } from '../reading/text-unit.ts';
import { defineRule } from '../rule.ts';

/**
 * Symbols of units that are never words, as the source of a regular expression, longest first where
 * one begins another. One-letter symbols are in `SHORT_UNIT`.
 */
export const UNIT: string = [
  '%|‰|°[CС]',
  'кВт·ч|кВт|МВт|ГВт|мВт|Вт',
  'кГц|МГц|ГГц|Гц|kHz|MHz|GHz|Hz',
  'мкм|нм|мм|см|дм|км',
  'мкг|мг|кг',
  'мкс|мс|нс|мин',
  'кВ|мВ|МВ|мкА|мА|кА|кОм|МОм|Ом',
  'кДж|МДж|Дж|кН|МН|кПа|МПа|ГПа|Па',
  'Кбит|кбит|Мбит|Гбит|бит|Кбайт|кбайт|Мбайт|Гбайт|Тбайт|байт|КБ|МБ|ГБ|ТБ|KB|MB|GB|TB',
  'дБ|моль|лм|лк|мл|га',
].join('|');

/**
 * Symbols of one letter, for a number that is a fraction. «м», «л», «ч» are no words; «ч. 1» is a part
 * of a law, «г.» a year, «т.» begins «т. е.»; «с», «В», «А», «К», «Н» are words too, and stand for a unit
 * only where nothing can follow a preposition: before a sign or at the end.
 */
export const SHORT_UNIT: string =
  '[млч][²³23]?(?!\\.?[ \\u00A0]?\\d)|[гт](?!\\.)|[сВАКН](?=[,;:)/·]|\\.?$)';

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

const DOT =
  /(?<=\d[ \u00A0]?)(кВт|МВт|Вт|кГц|МГц|ГГц|Гц|мкм|нм|мм|см|км|мг|кг|мин|кОм|Ом|кПа|МПа|Па)\.(?=\s+\p{Ll})/gu;

/** The symbol of a unit is not an abbreviation and has no dot. */
export const unitDot = defineRule({
  id: 'U8-8.2-roman',
  clause: '8.2',
  standard: 'ГОСТ 8.417-2024',
  severity: 'must',
  fix: 'signs',
  values: ['unit'],
  *check({ units }) {
    for (const { unit, from, to, match } of matchUnits(units, DOT, /\d/)) {
      const values = { unit: match[1] ?? '' };
      yield unitHit(unit, [from, to], values, [replaceIn(unit, to - 1, to, '')]);
    }
  },
});

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

/** «млн», «млрд» and «трлн» are written without a dot; «тыс.» has one. */
export const unitWithoutDot = defineRule({
  id: 'T-million-dot',
  clause: 'сокращения',
  standard: 'Русская типографика',
  severity: 'practice',
  fix: 'signs',
  values: ['found'],
  *check({ units }) {
    const pattern = /(?<!\p{L})(?:млн|млрд|трлн)\.(?=[ \u00A0]?[\p{Ll}\d,;)])/gu;
    for (const { unit, from, to, match } of matchUnits(units, pattern, '.')) {
      yield unitHit(unit, [from, to], { found: match[0] }, [replaceIn(unit, to - 1, to, '')]);
    }
  },
});

/** A negative number has a minus, not a hyphen, and «%» stands off it: «(−3 %)». */
export const minusSign = defineRule({
  id: 'T-minus',
  clause: 'числа',
  standard: 'Русская типографика',
  severity: 'practice',
  fix: 'signs',
  values: ['found'],
  *check({ units }) {
    const pattern = /(?<=^|[\s\u00A0(])-(?=\d+(?:,\d+)?(?![\d\p{L}-]))/gu;
    for (const { unit, from, to } of matchUnits(units, pattern, '-')) {
      const found = /^-[\d,]+/u.exec(unit.prose.slice(from))?.[0] ?? '-';
      yield unitHit(unit, [from, to], { found }, [replaceIn(unit, from, to, '−')]);
    }
  },
});
