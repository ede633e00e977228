import { describe, expect, it } from 'vitest';
import { drawn } from '../../testing/drawn.tsx';
import { inBrackets, useZoneBeside, zoneBeside } from './zone.ts';

it('a zone stands in brackets behind its date, and nothing where there is none', () => {
  expect(inBrackets('Москва, UTC+03:00')).toBe(' (Москва, UTC+03:00)');
  expect(inBrackets('')).toBe('');
});

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

function Zone({ deadline }: { deadline: string | null }) {
  return <b>{useZoneBeside()(deadline, 'Pacific/Kiritimati')}</b>;
}

it('the zone of a deadline is given as it is called, and brackets are put where it is shown', async () => {
  expect(await drawn(<Zone deadline="2027-05-31" />)).toContain('<b>Киритимати, UTC+14:00</b>');
  expect(await drawn(<Zone deadline={null} />)).toContain('<b></b>');
});
