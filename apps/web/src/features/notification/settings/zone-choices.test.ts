import { describe, expect, it } from 'vitest';
import { zoneChoices } from './zone-choices.ts';

const labelOf = (zone: string, locale: string, moment = '2026-07-31T21:30:00Z') =>
  zoneChoices([zone], locale, new Date(moment))[0]?.label;

describe('the list of time zones', () => {
  it('names cities in the language of the page', () => {
    expect(labelOf('Asia/Yekaterinburg', 'ru')).toBe('Екатеринбург, UTC+05:00');
    expect(labelOf('Asia/Yekaterinburg', 'en')).toBe('Yekaterinburg Time, UTC+05:00');
  });

  it.each([
    ['Asia/Kathmandu', '2026-07-31T21:30:00Z', 'UTC+05:45'],
    ['America/St_Johns', '2026-08-01T01:00:00Z', 'UTC−02:30'],
    ['Pacific/Kiritimati', '2026-01-15T12:00:00Z', 'UTC+14:00'],
    ['Pacific/Pago_Pago', '2026-01-01T01:00:00Z', 'UTC−11:00'],
    ['Europe/London', '2026-01-15T12:00:00Z', 'UTC+00:00'],
  ])('tells how far %s is from UTC at %s: %s', (zone, moment, offset) => {
    expect(labelOf(zone, 'ru', moment)).toContain(offset);
  });

  it('has every zone once under a name of its own', () => {
    const zones = Intl.supportedValuesOf('timeZone');
    const choices = zoneChoices(zones, 'ru', new Date('2026-07-31T21:30:00Z'));
    expect(new Set(choices.map(({ label }) => label)).size).toBe(zones.length);
  });
});
