import { expect, it } from 'vitest';
import { applicationChecklist, isEmptyValue, lengthOf, limitState } from './checklist.ts';
import { isApplicationOpen, nextApplicationStatuses } from './statuses.ts';

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

it('what is required and empty, and what is too long, is left to do', () => {
  const field = {
    title: 'Цель',
    hint: null,
    kind: 'text' as const,
    limit: 10,
    options: [],
    columns: [],
    from_project: false,
  };
  const fields = [
    { ...field, code: 'a', required: true, value: '' },
    { ...field, code: 'b', required: false, value: '' },
    { ...field, code: 'c', required: false, value: 'а'.repeat(12) },
    { ...field, code: 'd', required: true, value: 'а'.repeat(11) },
  ];
  const section = { code: 's', title: 'Цели', owner: null, locked_by: null, version: 0, fields };
  expect(
    applicationChecklist({ sections: [section] }).map((one) => [one.field, one.problem]),
  ).toEqual([
    ['a', 'empty'],
    ['c', 'over'],
  ]);
});

it('a mistaken step can be taken back, and what was sent is not changed', () => {
  expect(nextApplicationStatuses('submitted')).toContain('ready');
  expect(nextApplicationStatuses('declined')).toEqual(['submitted']);
  expect(isApplicationOpen('checking')).toBe(true);
  expect(isApplicationOpen('submitted')).toBe(false);
});
