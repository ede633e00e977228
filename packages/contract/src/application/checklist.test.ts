import { expect, it } from 'vitest';
import { applicationChecklist, isBlocking } from './checklist.ts';
import { isEmptyValue, lengthOf, limitState } from './lengths.ts';
import { isApplicationOpen, nextApplicationStatuses } from './statuses.ts';
import type { ApplicationField } from './views.ts';

const FIELD: Omit<ApplicationField, 'code'> = {
  title: 'Цель',
  hint: null,
  kind: 'text',
  limit: 10,
  required: false,
  options: [],
  columns: [],
  sums_to: null,
  value: '',
  from_project: false,
};
const checked = (fields: readonly ApplicationField[]) => {
  const section = { code: 's', title: 'Цели', owner: null, locked_by: null, version: 0 };
  return applicationChecklist({ sections: [{ ...section, fields: [...fields] }] });
};

it('a text is marked from 110 % of what is asked for, and never before', () => {
  expect([500, 501, 550, 551].map((length) => limitState(length, 500))).toEqual([
    'fits',
    'near',
    'near',
    'over',
  ]);
});

it('spaces and empty rows are nothing, and cells are counted together', () => {
  expect(isEmptyValue('  ')).toBe(true);
  expect(isEmptyValue([['', ' ']])).toBe(true);
  expect(lengthOf([['аб', 'в'], ['г']])).toBe(4);
});

it('what is required and empty, wrong or too long is left to do, and length keeps nobody back', () => {
  const left = checked([
    { ...FIELD, code: 'a', required: true },
    { ...FIELD, code: 'b' },
    { ...FIELD, code: 'c', value: 'а'.repeat(12) },
    { ...FIELD, code: 'd', required: true, value: 'а'.repeat(11) },
    { ...FIELD, code: 'e', kind: 'phone', value: 'абвгд' },
  ]);
  expect(left.map((one) => [one.field, one.problem, isBlocking(one)])).toEqual([
    ['a', 'empty', true],
    ['c', 'over', false],
    ['e', 'wrong', true],
  ]);
});

it('a budget that is not the sum asked for is told, its own total set aside', () => {
  const columns = [
    { title: 'Статья', kind: 'text' as const },
    { title: 'Сумма', kind: 'money' as const },
  ];
  const budget = (rows: string[][], asked = '1000000') =>
    checked([
      { ...FIELD, code: 'amount', kind: 'money', value: asked },
      { ...FIELD, limit: null, code: 'b', kind: 'table', columns, sums_to: 'amount', value: rows },
    ]);
  const wages = ['Труд', '600 000'];
  expect(budget([wages, ['Датчики', '400 000'], ['Итого', '1 000 000']])).toEqual([]);
  expect(budget([wages, ['Датчики', '300 000']])).toMatchObject([
    { field: 'b', problem: 'sum', sums: { listed: 900_000, asked: 1_000_000 } },
  ]);
  expect(budget([wages], '')).toEqual([]);
});

it('a mistaken step can be taken back, and what was sent is not changed', () => {
  expect(nextApplicationStatuses('submitted')).toContain('ready');
  expect(nextApplicationStatuses('declined')).toEqual(['submitted']);
  expect(isApplicationOpen('checking')).toBe(true);
  expect(isApplicationOpen('submitted')).toBe(false);
});
