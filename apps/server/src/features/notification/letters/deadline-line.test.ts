import { describe, expect, it } from 'vitest';
import { deadlineLine } from './move-lines.ts';

describe('the deadline in a mail', () => {
  const due = { deadline: '2026-12-05', zone: 'Asia/Yekaterinburg' };
  const line = (zone: string, locale: 'ru' | 'en' = 'ru') => deadlineLine(due, { locale, zone });

  it('is a day alone to whoever lives by the time of the project', () => {
    expect(line('Asia/Yekaterinburg')).toEqual(['Срок: до 5 декабря.']);
    expect(line('Asia/Tashkent')).toEqual(['Срок: до 5 декабря.']);
  });

  it('names hour and zone to everybody else', () => {
    expect(line('Europe/Moscow')).toEqual([
      'Срок: до 23:59 5 декабря по времени проекта (Екатеринбург, UTC+05:00).',
    ]);
    expect(line('Europe/Moscow', 'en')[0]).toContain('UTC+05:00');
  });

  it('is not there where there is none', () => {
    expect(deadlineLine({ ...due, deadline: null }, { locale: 'ru', zone: due.zone })).toEqual([]);
  });
});
