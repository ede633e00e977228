import { expect, it } from 'vitest';
import { isOneSlip } from './one-slip.ts';

it.each([
  ['пороль', 'пароль'],
  ['потверждения', 'подтверждения'],
  ['согласоваание', 'согласование'],
  ['pasword', 'password'],
  ['acocunt', 'account'],
])('«%s» is a slip from «%s», and the other way round', (one, other) => {
  expect([isOneSlip(one, other), isOneSlip(other, one)]).toEqual([true, true]);
});

it.each([
  ['пароль', 'пароль'],
  ['код', 'ход'],
  ['проект', 'проверка'],
  ['парлоьь', 'пароль'],
  ['абвгд', 'абвдгежз'],
])('«%s» is none from «%s»', (one, other) => {
  expect(isOneSlip(one, other)).toBe(false);
});
