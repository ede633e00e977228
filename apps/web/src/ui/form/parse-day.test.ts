import { describe, expect, it } from 'vitest';
import { parseDay } from './parse-day.ts';

describe('a typed day', () => {
  it.each([
    ['31.12.2026', '2026-12-31'],
    ['1.9.2026', '2026-09-01'],
    [' 01/09/2026 ', '2026-09-01'],
    ['2026-09-01', '2026-09-01'],
    ['29.02.2028', '2028-02-29'],
  ])('reads %s as %s', (typed, day) => {
    expect(parseDay(typed)).toBe(day);
  });

  it.each([
    '',
    '1',
    '01.09',
    '01.09.20',
    '01.09.202',
    'завтра',
    '31.02.2026',
    '01.13.2026',
    '00.01.2026',
  ])('waits for more than «%s»', (typed) => {
    expect(parseDay(typed)).toBeNull();
  });
});
