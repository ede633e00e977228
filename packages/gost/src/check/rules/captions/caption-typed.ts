import { replaceIn, unitHit } from '../../hits.ts';
import type { Reading } from '../../reading/read-document.ts';
import { defineRule, type Hit } from '../../rule.ts';
import { type CaptionKind, captions } from './caption-units.ts';

const NUMBER = '(?:[А-Я]\\.)?\\d+(?:\\.\\d+)*';
const typed = (words: string): RegExp =>
  new RegExp(
    `^\\s*(?:${words})\\s*(?:№\\s*)?${NUMBER}(?:[\\s\\u00A0]*[-–—:.]+)*[\\s\\u00A0]*`,
    'iu',
  );

const base = { fix: 'words', values: ['typed'] } as const;

/** «Рисунок» and the number are made by the product; typed ones are printed twice. */
export const figureTyped = defineRule({
  ...base,
  id: 'G32-6.5.7-caption-typed',
  clause: '6.5.7',
  standard: 'ГОСТ 7.32-2017',
  severity: 'must',
  check: (reading) =>
    typedNumbers(reading, 'figureCaption', typed('рисунок|рис\\.?|figure|fig\\.?')),
});

/** The same for «Таблица». */
export const tableTyped = defineRule({
  ...base,
  id: 'G32-6.6.3-caption-typed',
  clause: '6.6.3',
  standard: 'ГОСТ 7.32-2017',
  severity: 'must',
  check: (reading) => typedNumbers(reading, 'tableCaption', typed('таблица|табл\\.?|table')),
});

/** The same for «Листинг». */
export const listingTyped = defineRule({
  ...base,
  id: 'V-listing-typed',
  clause: 'листинги',
  standard: 'Практика ВКР',
  severity: 'must',
  check: (reading) => typedNumbers(reading, 'listingCaption', typed('листинг|listing')),
});

function* typedNumbers(
  reading: Reading,
  kind: CaptionKind,
  pattern: RegExp,
): Generator<Hit<'typed'>> {
  for (const unit of captions(reading, kind)) {
    const match = pattern.exec(unit.text);
    if (!match) continue;
    const to = match[0].length;
    const values = { typed: match[0].trim() };
    yield unitHit(unit, [0, to], values, [replaceIn(unit, 0, to, '')]);
  }
}
