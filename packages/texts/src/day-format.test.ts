import { describe, expect, it } from 'vitest';
import { dayFormat } from './day-format.ts';

const moment = new Date('2027-02-18T11:30:00Z');
const written = (locale: 'ru' | 'en', options: Intl.DateTimeFormatOptions) =>
  dayFormat(locale, { timeZone: 'UTC', ...options }).format(moment);

describe('a day in words', () => {
  it('has one form in English, however long it is in Russian', () => {
    for (const dateStyle of ['long', 'medium'] as const) {
      expect(written('en', { dateStyle })).toBe('18 Feb 2027');
    }
    expect(written('en', { day: 'numeric', month: 'long' })).toBe('18 Feb');
    expect(written('en', { dateStyle: 'long', timeStyle: 'short' })).toBe('18 Feb 2027, 11:30');
  });

  it('is written out in Russian', () => {
    expect(written('ru', { dateStyle: 'long' })).toMatch(/^18\sфевраля\s2027\sг\.$/);
  });

  it('has no numbers of months in English', () => {
    expect(written('en', { month: 'numeric', day: '2-digit', year: 'numeric' })).toContain('Feb');
  });
});
