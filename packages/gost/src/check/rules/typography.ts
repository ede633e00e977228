import type { EditOf } from '../edits/edit.ts';
import { replaceIn, unitHit } from '../hits.ts';
import type { Reading } from '../reading/read-document.ts';
import { perStretch } from '../reading/read-section.ts';
import { REFERENCE_WORD } from '../reading/references.ts';
import {
  ATOM,
  matchesOf,
  matchUnits,
  type TextUnit,
  type UnitMatch,
} from '../reading/text-unit.ts';
import { defineRule, type Hit } from '../rule.ts';
import { SHORT_UNIT, UNIT } from './units.ts';

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

const SPACES = /^[ \u00A0]+(?=[^ \u00A0])|(?<=[^ \u00A0\n])[ \u00A0]{2,}(?=[^ \u00A0\n])/gu;

/** Spaces are not used for layout: one between words, none before the first. */
export const doubleSpace = defineRule({
  id: 'T-double-space',
  clause: 'пробелы',
  standard: 'Русская типографика',
  severity: 'practice',
  fix: 'signs',
  values: [],
  *check({ units }) {
    for (const { unit, from, to, match } of matchUnits(units, SPACES)) {
      const kept = match[0].includes('\u00A0') ? '\u00A0' : ' ';
      yield unitHit(unit, [from, to], {}, [replaceIn(unit, from, to, from === 0 ? '' : kept)]);
    }
  },
});

const INITIALS =
  /(?<=(?<!\p{L})[А-ЯЁ]\.) ?(?=[А-ЯЁ]\.)|(?<=(?<!\p{L})[А-ЯЁ]\.[ \u00A0]?[А-ЯЁ]\.) ?(?=[А-ЯЁ][а-яё]{2,})|(?<=[А-ЯЁ][а-яё]{2,}) (?=[А-ЯЁ]\.[ \u00A0]?[А-ЯЁ]\.)/gu;
const NUMBERS = new RegExp(
  `(?<=(?<!\\p{L})(?:${REFERENCE_WORD}|[№§]|[сСпт]\\.)) (?=[(]?\\d|\\uFFFC)|(?<=(?<!\\d)\\d{4}) (?=гг?\\.)`,
  'gu',
);
const WITH_UNIT = new RegExp(`(?<=\\d) (?=(?:${UNIT})(?!\\p{L}))`, 'gu');

const base = { fix: 'signs', values: ['count'] } as const;

/** Initials and the surname stay on one line: «И. О. Фамилия». */
export const initialsTogether = defineRule({
  ...base,
  id: 'T-nbsp-initials',
  clause: 'неразрывный пробел',
  standard: 'Русская типографика',
  severity: 'practice',
  check: onePerSection(INITIALS, /[А-ЯЁ]\.[ \u00A0]?[А-ЯЁ]\./),
});

/** «рисунок 1», «№ 5», «с. 10», «2017 г.» stay on one line. */
export const numberTogether = defineRule({
  ...base,
  id: 'T-nbsp-ref',
  clause: 'неразрывный пробел',
  standard: 'Русская типографика',
  severity: 'practice',
  check: onePerSection(NUMBERS, /[\p{L}.№§\d] [\d(\uFFFCг]/u),
});

/** A number and its unit stay on one line, GOST 8.417-2024 clause 8.3. */
export const unitTogether = defineRule({
  ...base,
  id: 'U8-8.3-nobreak',
  clause: '8.3',
  standard: 'ГОСТ 8.417-2024',
  severity: 'must',
  check: onePerSection(WITH_UNIT, /\d [%‰°\p{L}]/u),
});

/** There are hundreds of such spaces in a thesis: one finding a section mends them all. */
function onePerSection(pattern: RegExp, hint: RegExp) {
  const spacesOf = matchesOf(pattern, hint);
  const spacesIn = perStretch(({ units }) =>
    units
      .flatMap(spacesOf)
      .filter(isReal)
      .map((space) => ({ ...space, edit: glue(space) })),
  );
  return function* ({ sections }: Reading): Generator<Hit<'count'>> {
    for (const section of sections) {
      const found = spacesIn([section]).flat();
      const [first] = found;
      if (!first) continue;
      const edits = found.map(({ edit }) => edit);
      yield unitHit(first.unit, [first.from, first.to], { count: found.length }, edits);
    }
  };
}

/** Code and addresses are masked by the sign that stands for a reference: only a true one counts. */
function isReal({ unit, to }: UnitMatch): boolean {
  return unit.prose.charAt(to) !== ATOM || unit.text.charAt(to) === ATOM;
}

const glue = ({ unit, from, to }: UnitMatch) => replaceIn(unit, from, to, '\u00A0');

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

const QUOTE = /<<|>>|["“”„«»]/gu;
const WRONG = /"[^"]*"|<<[^<>]+>>|(?<!\p{L})“[^“”]*”/u;
const OPENS_AFTER = /(?:^|[\s([«„—–-])$/u;

interface Quote {
  from: number;
  to: number;
  opens: boolean;
}

/** Quotation marks are «ёлочки», and „лапки“ inside them. */
export const quotes = defineRule({
  id: 'T-quotes',
  clause: 'кавычки',
  standard: 'Русская типографика',
  severity: 'practice',
  fix: 'signs',
  values: [],
  *check({ units }) {
    for (const unit of units) {
      const wrong = WRONG.exec(unit.prose);
      if (!wrong) continue;
      const range = [wrong.index, wrong.index + wrong[0].length] as const;
      yield unitHit(unit, range, {}, pairUp(unit) ?? undefined);
    }
  },
});

/** Edits for every mark of the unit, or null when the marks do not pair up and the writer must look. */
function pairUp(unit: TextUnit): EditOf<'text'>[] | null {
  const edits: EditOf<'text'>[] = [];
  let depth = 0;
  for (const { from, to, opens } of readQuotes(unit.prose)) {
    if (!opens) depth -= 1;
    if (depth < 0) return null;
    const [opening, closing] = depth === 0 ? ['«', '»'] : ['„', '“'];
    const right = opens ? opening : closing;
    if (right !== undefined && unit.prose.slice(from, to) !== right) {
      edits.push(replaceIn(unit, from, to, right));
    }
    if (opens) depth += 1;
  }
  return depth === 0 && edits.length > 0 ? edits : null;
}

function readQuotes(prose: string): Quote[] {
  const quotes: Quote[] = [];
  for (const match of prose.matchAll(QUOTE)) {
    const [mark] = match;
    const from = match.index;
    const last = quotes.at(-1);
    const afterOpening = last?.to === from && last.opens;
    const opens = afterOpening || opensQuote(mark, prose.slice(0, from));
    if (opens || !isInch(prose, from)) quotes.push({ from, to: from + mark.length, opens });
  }
  return quotes;
}

function opensQuote(mark: string, before: string): boolean {
  if (mark === '«' || mark === '„' || mark === '<<') return true;
  if (mark === '»' || mark === '”' || mark === '>>') return false;
  return OPENS_AFTER.test(before);
}

/** A straight mark after a digit, with nothing opened before it, measures inches. */
function isInch(prose: string, at: number): boolean {
  return /\d$/.test(prose.slice(0, at)) && !/["«„“<]/.test(prose.slice(0, at));
}

const RANGE_NUMBER = '\\d+(?:,\\d+)?';
const AFTER =
  '%|‰|°|гг?\\.|год|лет|мин|час|ч(?!\\p{L})|мм|см|км|кг|мг|Гц|кГц|МГц|ГГц|Вт|кВт|Мбит|Мбайт|МБ|ГБ|руб|тыс|млн|раз|шт|чел|дн|страниц|этап';
const RANGE_HYPHEN = new RegExp(
  `(?<=(?<![\\d.,-])${RANGE_NUMBER})\\s?-\\s?(?=${RANGE_NUMBER}\\s?(?:${AFTER}))|(?<=(?<!\\p{L})[сС]\\.\\s?\\d+)\\s?-\\s?(?=\\d)`,
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
    for (const { unit, from, to } of matchUnits(units, RANGE_HYPHEN, '-')) {
      yield unitHit(unit, [from, to], {}, [replaceIn(unit, from, to, '–')]);
    }
  },
});

/** A colon between two numbers is a ratio, «3 : 4». */
const BEFORE =
  /(?<=[\p{L}\p{N}»)\uFFFC])(?!(?<=\d)[ \u00A0]:[ \u00A0]\d)[ \u00A0]+(?=[,;:!?.](?:\s|$))/gu;
const SIGN_SPACE_AFTER =
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
    for (const { unit, from } of matchUnits(units, SIGN_SPACE_AFTER)) {
      const sign = unit.prose.charAt(from - 1);
      yield unitHit(unit, [from - 1, from], { sign }, [replaceIn(unit, from, from, ' ')]);
    }
  },
});
