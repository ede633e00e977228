import { describe, expect, it } from 'vitest';
import { zoneBeside } from './zone-beside.ts';

describe('the zone of a deadline', () => {
  const read = (zone: string, reader: string) =>
    zoneBeside('2026-11-20', zone, { reader, locale: 'ru' });

  it('is said to whoever has another day', () => {
    expect(read('Europe/Moscow', 'Asia/Omsk')).toBe('Москва, UTC+03:00');
    expect(read('Asia/Yekaterinburg', 'Europe/Moscow')).toBe('Екатеринбург, UTC+05:00');
  });

  it('is not said where the day ends at the same moment', () => {
    expect(read('Europe/Moscow', 'Europe/Moscow')).toBe('');
    expect(read('Europe/Moscow', 'Europe/Minsk')).toBe('');
  });

  it('is said as it is called where this browser does not know it, by the days of the platform', () => {
    expect(read('Mars/Olympus', 'Asia/Omsk')).toBe('Mars/Olympus');
    expect(read('Mars/Olympus', 'Europe/Moscow')).toBe('');
  });
});
