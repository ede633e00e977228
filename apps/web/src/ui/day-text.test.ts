import { type Translate, translate } from '@pv/texts';
import { describe, expect, it } from 'vitest';
import { dayText, minuteText, shortDayText } from './day-text.ts';

const ru: Translate = (key, ...params) => translate('ru', key, ...params);
const en: Translate = (key, ...params) => translate('en', key, ...params);

describe('a date of a page', () => {
  it('is the day that it names, wherever the reader is', () => {
    expect(dayText('2026-12-05', ru)).toBe('05.12.2026');
    expect(shortDayText('2027-01-09', ru)).toBe('09.01');
  });

  it('has its month in words in English', () => {
    expect(dayText('2026-12-05', en)).toBe('5 Dec 2026');
    expect(shortDayText('2027-01-09', en)).toBe('9 Jan');
    expect(minuteText(new Date('2026-11-01T00:07:30').toISOString(), en)).toBe('1 Nov 2026 00:07');
  });

  it('of a moment is told by the clock of the reader', () => {
    const moment = new Date('2026-11-01T00:07:30').toISOString();
    expect(dayText(moment, ru)).toBe('01.11.2026');
    expect(shortDayText(moment, ru)).toBe('01.11');
    expect(minuteText(moment, ru)).toBe('01.11.2026 00:07');
  });
});
