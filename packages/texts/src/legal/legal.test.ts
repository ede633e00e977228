import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { EDITION_DAYS, editionLine, editionOf, personalData, rules } from './index.ts';

/** Digests of the texts of all editions, the first edition first. */
const DIGESTS = {
  rules: ['3513bdd8be644210', '452916700b8a96dc'],
  personal_data: ['a4a1914626951664', '4fcbb709d03a3f72'],
};
const PAPERS = { rules, personal_data: personalData };
const CODES = ['rules', 'personal_data'] as const;

describe.each([
  ['the rules', rules],
  ['the policy on personal data', personalData],
])('%s', (_, { ru, en }) => {
  it('have the same sections and points in both languages, so that numbers agree', () => {
    const shape = (text: typeof ru) => text.sections.map(({ points }) => points.length);
    expect(shape(en)).toEqual(shape(ru));
  });

  it('leave the same number of blanks for the operator', () => {
    const blanks = (text: typeof ru) => JSON.stringify(text).match(/\[[^[\]{}"]+\]/g)?.length;
    expect(blanks(en)).toBe(blanks(ru));
  });
});

describe.each(CODES)('the edition of %s', (code) => {
  it('is another as soon as the text is: add its day to the editions, and this digest here', () => {
    const digest = createHash('sha256').update(JSON.stringify(PAPERS[code])).digest('hex');
    expect(DIGESTS[code].at(-1)).toBe(digest.slice(0, 16));
    expect(EDITION_DAYS[code]).toHaveLength(DIGESTS[code].length);
  });

  it('has days that go on', () => {
    const days = EDITION_DAYS[code];
    expect([...days].sort()).toEqual([...days]);
    expect(days.every((day) => /^\d{4}-\d\d-\d\d$/.test(day))).toBe(true);
  });

  it('is said by number and day in both languages', () => {
    const { number } = editionOf(code);
    expect(number).toBe(EDITION_DAYS[code].length);
    expect(editionLine(code, 'ru')).toMatch(/^Редакция №\u00a0\d+ от\u00a0\d+ \S+ \d{4}/);
    expect(editionLine(code, 'en')).toMatch(/^Edition No\.\u00a0\d+ of \d+ \S{3} \d{4}\./);
  });
});
