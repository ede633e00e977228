import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { birthDateProblem, isPhone, isResearcherId, isRincId, isScopusId } from './identifiers.ts';
import { isOrcid } from './orcid.ts';

describe('an ORCID', () => {
  it.each(['0000-0002-1825-0097', '0000-0001-5109-3700', '0000-0002-1694-233X'])(
    'may be %s',
    (value) => {
      expect(isOrcid(value)).toBe(true);
    },
  );

  it.each([
    '',
    '0000-0002-1825-0098',
    '0000000218250097',
    '0000-0002-1694-233x',
    'X000-0002-1825-0097',
  ])('is not %s', (value) => {
    expect(isOrcid(value)).toBe(false);
  });

  it('is not right with any one digit mistyped', () => {
    const right = '0000-0002-1825-0097';
    const places = [...right].flatMap((sign, at) => (sign === '-' ? [] : [at]));
    fc.assert(
      fc.property(fc.constantFrom(...places), fc.integer({ min: 0, max: 9 }), (at, digit) => {
        fc.pre(right[at] !== String(digit));
        expect(isOrcid(right.slice(0, at) + digit + right.slice(at + 1))).toBe(false);
      }),
    );
  });
});

describe('other identifiers of an author', () => {
  it('are known by their shape', () => {
    expect(['57190000000', '7004212771'].every(isScopusId)).toBe(true);
    expect(['A-1234-2008', 'AAB-1234-2019'].every(isResearcherId)).toBe(true);
    expect(['1', '123456', '1234-5678'].every(isRincId)).toBe(true);
  });

  it('are refused in any other shape', () => {
    expect(['123', '123456789012', 'abc'].some(isScopusId)).toBe(false);
    expect(['a-1234-2008', 'A-1234-1808', 'AAAA-1234-2008'].some(isResearcherId)).toBe(false);
    expect(['12-34', '1234567890', 'SPIN'].some(isRincId)).toBe(false);
  });
});

describe('a phone number', () => {
  it.each(['+7 900 123-45-67', '+12125551234', '+375291234567'])('may be %s', (value) => {
    expect(isPhone(value)).toBe(true);
  });

  it.each([
    '89001234567',
    '+79001234567',
    '+7 900 123-45-6',
    '+123',
    '+1234567890123456',
    '+7 почта',
  ])('is not %s', (value) => {
    expect(isPhone(value)).toBe(false);
  });
});

describe('a date of birth', () => {
  const today = new Date('2026-05-10T12:00:00Z');

  it.each([
    ['2012-05-10', null],
    ['2012-05-11', 'birth_date_wrong'],
    ['2026-05-10', 'birth_date_wrong'],
    ['2026-05-11', 'birth_date_future'],
    ['2030-05-17', 'birth_date_future'],
    ['1906-05-11', null],
    ['1906-05-10', 'birth_date_old'],
    ['1804-05-17', 'birth_date_old'],
  ])(
    'of %s on 10 May 2026 gives %s: fourteen years at least, and not of another age',
    (value, problem) => {
      expect(birthDateProblem(value, today)).toBe(problem);
    },
  );
});
