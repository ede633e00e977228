import { describe, expect, it } from 'vitest';
import { longDay } from './long-day.ts';

const plain = (text: string) => text.replaceAll('\u00a0', ' ');

describe('a day in words', () => {
  it('is that of Moscow for a moment, whatever the clock of the reader says', () => {
    expect(plain(longDay('2026-12-04T22:30:00Z', 'ru'))).toBe('5 декабря 2026 г.');
    expect(longDay('2026-12-04T20:30:00Z', 'en')).toBe('4 Dec 2026');
  });

  it('stays the same for a day without an hour', () => {
    expect(plain(longDay('2001-02-03', 'ru'))).toBe('3 февраля 2001 г.');
  });
});
