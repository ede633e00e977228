import { describe, expect, it } from 'vitest';
import { cell, row } from './cell.ts';

describe('a cell of a table', () => {
  it.each([
    ['Обзор', 'Обзор'],
    ['', ''],
    ['a;b', '"a;b"'],
    ['«Шов» и "шов"', '"«Шов» и ""шов"""'],
    ['две\nстроки', '"две\nстроки"'],
    ['Иванов, Петров', '"Иванов, Петров"'],
    ['от стенда, -5 градусов', '"от стенда, -5 градусов"'],
    ['a\tb', '"a\tb"'],
  ])('holds %j', (value, written) => {
    expect(cell(value)).toBe(written);
  });

  it.each([
    ['x,=1+1', `"x,'=1+1"`],
    ['список:\n- один', `"список:\n'- один"`],
    ['x;@cmd', `"x;'@cmd"`],
    ['x,"=1"', '"x,""\'=1"""'],
  ])('keeps %j from being a formula where cells end elsewhere', (value, written) => {
    expect(cell(value)).toBe(written);
  });

  it.each(['=1+1', '+7 900', '-5', '@cmd', '\t=1', '\r=1', ' =1', '＝1'])(
    'keeps %j from being a formula',
    (value) => {
      expect(cell(value).replace(/^"/, '')).toMatch(/^'/);
    },
  );

  it('stands in a row', () => {
    expect(row(['а', 'б;в', ''])).toBe('а;"б;в";\r\n');
  });
});
