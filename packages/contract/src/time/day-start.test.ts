import { describe, expect, it } from 'vitest';
import { dayStart, endTogether, momentAt } from './day-start.ts';

describe('the beginning of a day', () => {
  it.each([
    ['2026-11-21', 'UTC', '2026-11-21T00:00:00.000Z'],
    ['2026-11-21', 'Europe/Moscow', '2026-11-20T21:00:00.000Z'],
    ['2026-11-21', 'Asia/Vladivostok', '2026-11-20T14:00:00.000Z'],
    ['2026-11-21', 'America/New_York', '2026-11-21T05:00:00.000Z'],
    // the day on which the clocks change, and the day after
    ['2026-03-29', 'Europe/Berlin', '2026-03-28T23:00:00.000Z'],
    ['2026-03-30', 'Europe/Berlin', '2026-03-29T22:00:00.000Z'],
    ['2026-10-25', 'Europe/Berlin', '2026-10-24T22:00:00.000Z'],
    ['2026-10-26', 'Europe/Berlin', '2026-10-25T23:00:00.000Z'],
  ])('%s in %s is %s', (day, zone, moment) => {
    expect(dayStart(day, zone).toISOString()).toBe(moment);
  });

  it('may be that of the day after, over the end of a month', () => {
    expect(dayStart('2026-02-28', 'Europe/Moscow', 1)).toEqual(
      dayStart('2026-03-01', 'Europe/Moscow'),
    );
  });
});

describe('the end of a day', () => {
  it.each([
    ['Europe/Moscow', 'Europe/Minsk', true],
    ['Europe/Moscow', 'Asia/Yekaterinburg', false],
    ['Asia/Omsk', 'Asia/Omsk', true],
  ])('in %s and in %s is the same moment: %s', (zone, other, same) => {
    expect(endTogether('2026-11-21', zone, other)).toBe(same);
  });

  it('may be the same in summer only', () => {
    expect(endTogether('2026-07-01', 'Europe/Moscow', 'Europe/Athens')).toBe(true);
    expect(endTogether('2026-12-01', 'Europe/Moscow', 'Europe/Athens')).toBe(false);
  });
});

describe('a minute of a day', () => {
  it.each([
    ['2026-11-21', 600, 'Europe/Moscow', '2026-11-21T07:00:00.000Z'],
    // before and after the clocks are put forward
    ['2026-03-29', 60, 'Europe/Berlin', '2026-03-29T00:00:00.000Z'],
    ['2026-03-29', 600, 'Europe/Berlin', '2026-03-29T08:00:00.000Z'],
  ])('%s, %i, in %s is %s', (day, minute, zone, moment) => {
    expect(momentAt(day, minute, zone).toISOString()).toBe(moment);
  });
});
