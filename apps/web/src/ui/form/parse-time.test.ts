import { expect, it } from 'vitest';
import { parseTime } from './parse-time.ts';

it.each(['9:30', '09:30', ' 09.30 ', '9-30', '09 30', '0930', '930'])(
  '%s is half past nine',
  (typed) => {
    expect(parseTime(typed)).toBe('09:30');
  },
);

it.each(['00:00', '23:59'])('%s is a time of the day', (typed) => {
  expect(parseTime(typed)).toBe(typed);
});

it.each(['', '9', '93', '24:00', '12:60', '9:3', '09:300', '-1:30', 'noon'])(
  'nothing of the kind is read from “%s”',
  (typed) => {
    expect(parseTime(typed)).toBeNull();
  },
);
