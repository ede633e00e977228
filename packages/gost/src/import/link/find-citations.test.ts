import { expect, test } from 'vitest';
import { findCitations } from './find-citations.ts';

/** Brackets as `number:locator` lists. */
const found = (text: string) =>
  findCitations(text).map(({ items }) =>
    items.map(({ number, locator }) => (locator ? `${number}: ${locator}` : String(number))),
  );

test.each([
  ['сказано [3]', [['3']]],
  ['сказано [3].', [['3']]],
  ['сказано [3, с. 15]', [['3: с. 15']]],
  ['латинская c [3, c. 15–17]', [['3: c. 15–17']]],
  ['том [3, т. 2, с. 5]', [['3: т. 2, с. 5']]],
  ['несколько [1, 4]', [['1', '4']]],
  ['ряд [1–3]', [['1', '2', '3']]],
  ['ряд [1-3; 7, с. 20]', [['1', '2', '3', '7: с. 20']]],
  ['слитно[1] и [2]', [['1'], ['2']]],
  ['пробелы [ 5 ]', [['5']]],
  ['вплотную [1][2]', [['1'], ['2']]],
])('«%s» cites %j', (text, citations) => {
  expect(found(text)).toEqual(citations);
});

test.each([
  'x[3]',
  'f(a)[1]',
  'массив a[i][2]',
  'на отрезке [0, 1]',
  'в интервале [1, 5]',
  'x ∈ [1, 2]',
  '[3 < 4]',
  '[2020, год]',
  '[рис. 1]',
  '[1, см. ниже]',
])('«%s» cites nothing', (text) => {
  expect(found(text)).toEqual([]);
});

test('a range that is no range of sources is two numbers', () => {
  expect(found('[5–2]')).toEqual([['5', '2']]);
});
