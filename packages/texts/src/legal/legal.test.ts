import { describe, expect, it } from 'vitest';
import { personalData, rules } from './index.ts';

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
