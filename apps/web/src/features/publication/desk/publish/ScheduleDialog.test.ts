import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { firstOffer, readSchedule } from './ScheduleDialog.tsx';

/** By which clock these tests are read. */
const own = process.env.TZ;

describe('a moment that is typed as a day and a time', () => {
  const now = new Date('2026-11-21T20:30:00Z');

  beforeEach(() => {
    process.env.TZ = 'Asia/Yekaterinburg';
  });
  afterEach(() => {
    process.env.TZ = own;
    if (own === undefined) delete process.env.TZ;
  });

  it('is the next full hour at first, by the clock of the reader', () => {
    const first = firstOffer(null, now);
    expect(first).toEqual({ day: '2026-11-22', time: '02:00' });
    expect(readSchedule(first, now)).toEqual({ at: '2026-11-21T21:00:00.000Z' });
    process.env.TZ = 'Asia/Kolkata';
    expect(firstOffer(null, now)).toEqual({ day: '2026-11-22', time: '03:00' });
  });

  it('is an hour later where the next one is here before it is chosen', () => {
    const late = new Date('2026-11-21T20:58:00Z');
    expect(firstOffer(null, late)).toEqual({ day: '2026-11-22', time: '03:00' });
  });

  it('is the one that is planned, unless that is over', () => {
    expect(firstOffer('2026-12-05T04:30:00.000Z', now)).toEqual({
      day: '2026-12-05',
      time: '09:30',
    });
    expect(firstOffer('2026-11-21T20:00:00.000Z', now)).toEqual(firstOffer(null, now));
  });

  it.each([
    [
      { day: null, time: '10:00' },
      { field: 'day', wrong: 'empty' },
    ],
    [
      { day: '31.02.2027', time: '10:00' },
      { field: 'day', wrong: 'unread' },
    ],
    [
      { day: '2026-11-23', time: '25:00' },
      { field: 'time', wrong: 'unread' },
    ],
    [
      { day: '2026-11-23', time: '' },
      { field: 'time', wrong: 'unread' },
    ],
    [
      { day: '2026-11-22', time: '1:30' },
      { field: 'time', wrong: 'past' },
    ],
    [
      { day: '2026-11-21', time: '23:59' },
      { field: 'day', wrong: 'past' },
    ],
  ] as const)('%j is refused at the field that is wrong', (typed, reason) => {
    expect(readSchedule(typed, now)).toEqual({ at: null, ...reason });
  });
});
