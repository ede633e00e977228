import { replaceIn, unitHit } from '../../hits.ts';
import { matchUnits, type UnitMatch } from '../../reading/match-units.ts';
import type { Reading } from '../../reading/read-document.ts';
import { REFERENCE_WORD } from '../../reading/reference-words.ts';
import { ATOM } from '../../reading/text-unit.ts';
import { defineRule, type Hit } from '../../rule.ts';
import { UNIT } from '../units/unit-symbols.ts';

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
  check: (reading) => onePerSection(reading, INITIALS, /[А-ЯЁ]\.[ \u00A0]?[А-ЯЁ]\./),
});

/** «рисунок 1», «№ 5», «с. 10», «2017 г.» stay on one line. */
export const numberTogether = defineRule({
  ...base,
  id: 'T-nbsp-ref',
  clause: 'неразрывный пробел',
  standard: 'Русская типографика',
  severity: 'practice',
  check: (reading) => onePerSection(reading, NUMBERS, /[\p{L}.№§\d] [\d(\uFFFCг]/u),
});

/** A number and its unit stay on one line, GOST 8.417-2024 clause 8.3. */
export const unitTogether = defineRule({
  ...base,
  id: 'U8-8.3-nobreak',
  clause: '8.3',
  standard: 'ГОСТ 8.417-2024',
  severity: 'must',
  check: (reading) => onePerSection(reading, WITH_UNIT, /\d [%‰°\p{L}]/u),
});

/** There are hundreds of such spaces in a thesis: one finding a section mends them all. */
function* onePerSection(
  { sections }: Reading,
  pattern: RegExp,
  hint: RegExp,
): Generator<Hit<'count'>> {
  for (const { units } of sections) {
    const matches = [...matchUnits(units, pattern, hint)].filter(isReal);
    const [first] = matches;
    if (!first) continue;
    const count = matches.length;
    yield unitHit(first.unit, [first.from, first.to], { count }, matches.map(glue));
  }
}

/** Code and addresses are masked by the sign that stands for a reference: only a true one counts. */
const isReal = ({ unit, to }: UnitMatch): boolean =>
  unit.prose.charAt(to) !== ATOM || unit.text.charAt(to) === ATOM;

const glue = ({ unit, from, to }: UnitMatch) => replaceIn(unit, from, to, '\u00A0');
