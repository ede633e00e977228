import { replaceIn, unitHit } from '../../hits.ts';
import { defineRule } from '../../rule.ts';
import { headingTexts } from './heading-texts.ts';

const TYPED =
  /^\s*(?:(?:глава|раздел|часть|§)\s*\d+[.:]?\s*|\d{1,2}(?:\.\d{1,2})+\.?\s*|\d{1,2}\.\s+|\d{1,2}\s+(?=[А-ЯЁ]))(?=\p{L}|«)/iu;
const TYPED_ITEM = /^\s*\d{1,2}\s+(?=[А-ЯЁ])/u;

/** Numbers of sections are counted by the product; a digit typed into a heading makes a second number. */
export const typedHeadingNumber = defineRule({
  id: 'G32-6.4.1-sequence',
  clause: '6.4.1',
  standard: 'ГОСТ 7.32-2017',
  severity: 'must',
  fix: 'words',
  values: ['number'],
  *check(reading) {
    for (const unit of headingTexts(reading)) {
      const match = TYPED.exec(unit.text);
      if (!match || !startsHeading(unit.text, match[0])) continue;
      const to = match[0].length;
      const values = { number: match[0].trim() };
      yield unitHit(unit, [0, to], values, [replaceIn(unit, 0, to, '')]);
    }
  },
});

/** «3 способа» is a heading, «3 Способы» a typed number; the flag `i` does not tell them apart. */
const startsHeading = (text: string, typed: string): boolean =>
  !/^\s*\d{1,2}\s+$/.test(typed) || TYPED_ITEM.test(text);
