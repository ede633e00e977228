import { type Translate, translate } from '@pv/texts';
import { describe, expect, it } from 'vitest';
import { daysLate, daysOverdue, termText } from './date-text.ts';

const ru: Translate = (key, ...params) => translate('ru', key, ...params);
const en: Translate = (key, ...params) => translate('en', key, ...params);

describe('a term', () => {
  it.each([
    ['2026-11-11', '2026-12-05', '11.11 – 05.12.2026'],
    ['2026-12-05', '2027-01-20', '05.12.2026 – 20.01.2027'],
    ['2026-12-05', null, '05.12.2026 –'],
    [null, '2027-01-20', '– 20.01.2027'],
    [null, null, ''],
  ])('from %s to %s is written %s', (starts_at, ends_at, text) => {
    expect(termText({ starts_at, ends_at }, ru)).toBe(text);
  });

  it('has months in words in English', () => {
    const term = { starts_at: '2026-11-11', ends_at: '2026-12-05' };
    expect(termText(term, en)).toBe('11 Nov – 5 Dec 2026');
  });
});

describe('days overdue', () => {
  it('are counted from the day after the last one', () => {
    expect(daysOverdue('2026-11-20', '2026-11-20')).toBe(0);
    expect(daysOverdue('2026-11-20', '2026-11-21')).toBe(1);
    expect(daysOverdue('2026-10-30', '2026-11-02')).toBe(3);
  });

  it('are none before the end and without one', () => {
    expect(daysOverdue('2026-12-01', '2026-11-20')).toBe(0);
    expect(daysOverdue(null, '2026-11-20')).toBe(0);
  });
});

describe('a deadline', () => {
  it.each([
    ['Europe/Moscow', '20:59:59', '21:00:00'],
    ['Asia/Yekaterinburg', '18:59:59', '19:00:00'],
  ])('ends with its day in %s', (zone, last, first) => {
    expect(daysLate('2026-11-20', zone, new Date(`2026-11-20T${last}Z`))).toBe(0);
    expect(daysLate('2026-11-20', zone, new Date(`2026-11-20T${first}Z`))).toBe(1);
  });
});
