import { describe, expect, it } from 'vitest';
import { isZone, localMoment } from './zone.ts';

describe('a moment in a zone', () => {
  it('has the date and the minutes of the clock on the wall there', () => {
    const moment = new Date('2026-12-31T21:30:00Z');
    expect(localMoment(moment, 'Europe/Moscow')).toEqual({ date: '2027-01-01', minutes: 30 });
    expect(localMoment(moment, 'UTC')).toEqual({ date: '2026-12-31', minutes: 1290 });
    expect(localMoment(moment, 'Asia/Kolkata')).toEqual({ date: '2027-01-01', minutes: 180 });
  });

  it('is asked only of zones that there are', () => {
    expect(['Asia/Omsk', 'UTC', 'Mars/Olympus', ''].map(isZone)).toEqual([
      true,
      true,
      false,
      false,
    ]);
  });
});
