import { describe, expect, it } from 'vitest';
import { remarksOf } from './DecisionDialog.tsx';

describe('remarks', () => {
  it('are one a line, without the marks of a list', () => {
    const typed = '1) Уточнить цель\n\n- Добавить 5 источников\n  — Подписать рисунок 2.1  ';
    expect(remarksOf(typed)).toEqual([
      'Уточнить цель',
      'Добавить 5 источников',
      'Подписать рисунок 2.1',
    ]);
  });

  it('keep numbers that are not marks', () => {
    expect(remarksOf('5 источников мало\n2.1 не подписан')).toEqual([
      '5 источников мало',
      '2.1 не подписан',
    ]);
  });
});
