import { expect, it } from 'vitest';
import { confirmedReadinessOf, emptyPassport, passportFieldsSchema, readinessOf } from './views.ts';

const shown = (...levels: number[]) =>
  levels.map((level) => ({ level, text: 'Испытания', file_id: null }));

it('a technology has reached the last level that nothing below lacks evidence of', () => {
  expect(readinessOf([])).toBeNull();
  expect(readinessOf(shown(2, 3))).toBeNull();
  expect(readinessOf(shown(1, 2, 4))).toBe(2);
  expect(readinessOf(shown(1, 2, 3, 4, 5, 6, 7, 8, 9))).toBe(9);
  expect(readinessOf([{ level: 1, text: '  ', file_id: null }])).toBeNull();
});

it('words declare a level, a file of the project confirms it', () => {
  const [first, ...rest] = shown(1, 2, 3);
  const evidence = [{ ...first, level: 1, text: '', file_id: 'file' }, ...rest];
  expect([readinessOf(evidence), confirmedReadinessOf(evidence)]).toEqual([3, 1]);
  expect(confirmedReadinessOf(shown(1, 2))).toBeNull();
});

it('a passport with nothing told is a passport', () => {
  expect(passportFieldsSchema.parse(emptyPassport())).toEqual(emptyPassport());
});
