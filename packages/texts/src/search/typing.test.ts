import { describe, expect, it } from 'vitest';
import { isOneSlip, otherLayout } from './typing.ts';

describe('the other layout of the keyboard', () => {
  it('gives what the same keys give', () => {
    expect(otherLayout('gfhjkm')).toBe('пароль');
    expect(otherLayout('"rcgthn')).toBe('"ксперт');
    expect(otherLayout("Lj,fdbnm 'nfg")).toBe('добавить этап');
    expect(otherLayout('зфыыцщкв')).toBe('password');
  });

  it('is not tried for both alphabets at once, or for none', () => {
    expect(otherLayout('загрузить word')).toBeNull();
    expect(otherLayout('7.32-2017')).toBeNull();
    expect(otherLayout('')).toBeNull();
  });
});

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
