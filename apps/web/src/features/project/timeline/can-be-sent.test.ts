import { addDays } from '@pv/contract';
import { expect, it } from 'vitest';
import { canBeSent } from './can-be-sent.ts';

it('days of usual years, and none, can be sent', () => {
  expect(canBeSent({ starts_at: '2027-02-01', ends_at: '9998-12-31' })).toBe(true);
  expect(canBeSent({ starts_at: null, ends_at: null })).toBe(true);
});

it.each(['0026-09-01', '9999-01-01', addDays('9998-12-31', 800)])(
  'a term with the day %s can not: no call takes it',
  (day) => {
    expect(canBeSent({ starts_at: '2027-02-01', ends_at: day })).toBe(false);
    expect(canBeSent({ starts_at: day, ends_at: null })).toBe(false);
  },
);
