import { describe, expect, it } from 'vitest';
import { dayStart } from './day-start.ts';
import { DEFAULT_ZONE, dayIn, knownZone, localMoment, zoneSchema } from './zone.ts';

describe('a moment in a zone', () => {
  it('has the date and the minutes of the clock on the wall there', () => {
    const moment = new Date('2026-12-31T21:30:00Z');
    expect(localMoment(moment, 'Europe/Moscow')).toEqual({ date: '2027-01-01', minutes: 30 });
    expect(localMoment(moment, 'UTC')).toEqual({ date: '2026-12-31', minutes: 1290 });
    expect(localMoment(moment, 'Asia/Kolkata')).toEqual({ date: '2027-01-01', minutes: 180 });
  });
});

describe('a day', () => {
  it('ends at midnight of its zone', () => {
    expect(dayIn(new Date('2027-05-10T20:59:59Z'), 'Europe/Moscow')).toBe('2027-05-10');
    expect(dayIn(new Date('2027-05-10T21:00:00Z'), 'Europe/Moscow')).toBe('2027-05-11');
    expect(dayIn(new Date('2027-05-10T19:00:00Z'), 'Asia/Yekaterinburg')).toBe('2027-05-11');
  });
});

describe('a zone that this machine does not know', () => {
  it('has the days of the platform', () => {
    const moment = new Date('2027-05-10T21:30:00Z');
    expect(dayIn(moment, 'Mars/Olympus')).toBe('2027-05-11');
    expect(localMoment(moment, '')).toEqual(localMoment(moment, DEFAULT_ZONE));
    expect(dayStart('2027-05-11', 'Mars/Olympus')).toEqual(dayStart('2027-05-11', DEFAULT_ZONE));
  });

  it('is counted by that of the platform, and every other by itself', () => {
    expect(knownZone('Mars/Olympus')).toBe(DEFAULT_ZONE);
    expect(knownZone('Asia/Omsk')).toBe('Asia/Omsk');
  });
});

describe('the name of a time zone', () => {
  it.each(['Europe/Moscow', 'Asia/Omsk', 'UTC'])('may be %s', (zone) => {
    expect(zoneSchema.safeParse(zone).success).toBe(true);
  });

  it.each(['', '+05:00', 'Moscow time', 'Mars/Olympus', "'; drop table", 'x'.repeat(65)])(
    'is not %j',
    (zone) => {
      expect(zoneSchema.safeParse(zone).success).toBe(false);
    },
  );
});
