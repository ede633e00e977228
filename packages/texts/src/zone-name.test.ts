import { afterEach, describe, expect, it, vi } from 'vitest';
import { ZONE_CITIES, zoneName } from './zone-name.ts';

const named = (zone: string, locale: 'ru' | 'en', at = '2026-07-31T21:30:00Z') =>
  zoneName(zone, locale, new Date(at));

describe('a time zone', () => {
  afterEach(() => vi.restoreAllMocks());

  it('is called by its city in the language of the reader', () => {
    expect(named('Asia/Yekaterinburg', 'ru')).toBe('Екатеринбург, UTC+05:00');
    expect(named('Asia/Yekaterinburg', 'en')).toBe('Yekaterinburg Time, UTC+05:00');
  });

  it.each([
    ['Asia/Kathmandu', '2026-07-31T21:30:00Z', 'UTC+05:45'],
    ['America/St_Johns', '2026-08-01T01:00:00Z', 'UTC−02:30'],
    ['Pacific/Kiritimati', '2026-01-15T12:00:00Z', 'UTC+14:00'],
    ['Pacific/Pago_Pago', '2026-01-01T01:00:00Z', 'UTC−11:00'],
    ['Europe/London', '2026-01-15T12:00:00Z', 'UTC+00:00'],
  ])('is so far from UTC: %s at %s %s', (zone, moment, offset) => {
    expect(named(zone, 'ru', moment)).toContain(offset);
  });

  it('that this machine does not know is called by its own name', () => {
    expect(named('Mars/Olympus', 'ru')).toBe('Mars/Olympus');
  });

  it.each(['Europe/Moscow', 'Asia/Vladivostok', 'America/New_York'])(
    '%s is not called in Latin letters where the system knows no Russian city',
    (zone) => {
      const { formatToParts } = Intl.DateTimeFormat.prototype;
      // as browsers made of Chromium answer
      vi.spyOn(Intl.DateTimeFormat.prototype, 'formatToParts').mockImplementation(function (
        this: Intl.DateTimeFormat,
        date,
      ) {
        const city = zone.split('/').at(-1)?.replace('_', ' ') ?? '';
        return formatToParts
          .call(this, date)
          .map((part) => (part.type === 'timeZoneName' ? { ...part, value: city } : part));
      });
      expect(named(zone, 'ru')).toMatch(/^(Москва|Владивосток|America\/New_York), UTC/);
    },
  );

  it('of Russia has a name of its own in Russian, and is one that there is', () => {
    const names = Object.values(ZONE_CITIES);
    expect(new Set(names).size).toBe(names.length);
    for (const [zone, name] of Object.entries(ZONE_CITIES)) {
      expect(name).toMatch(/^[А-ЯЁа-яё -]+$/);
      expect(() => new Intl.DateTimeFormat('ru', { timeZone: zone })).not.toThrow();
    }
  });
});
