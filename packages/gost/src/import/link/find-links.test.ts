import { expect, test } from 'vitest';
import { findCitations, findReferences } from './find-links.ts';

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
  ['параграф и теорема [3, § 2; 4, теорема 7]', [['3: § 2', '4: теорема 7']]],
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

/** References of a text as `kind label «number»`, in their order. */
const foundReferences = (text: string) =>
  findReferences(text)
    .sort((a, b) => a.from - b.from)
    .map(({ kind, label, from, to }) => `${kind} ${label} «${text.slice(from, to)}»`);

test.each([
  ['см. рис. 3.1.', ['figure 3.1 «3.1»']],
  ['На рисунке 3.1 и на рис.4 видно', ['figure 3.1 «3.1»', 'figure 4 «4»']],
  ['(см. Рис. 1.3)', ['figure 1.3 «1.3»']],
  ['на рисунках 1, 2 и 5–7', ['figure 1 «1»', 'figure 2 «2»', 'figure 5 «5»', 'figure 7 «7»']],
  ['рисунок А.1', ['figure А.1 «А.1»']],
  ['в табл. 2, в таблице 2.1', ['table 2 «2»', 'table 2.1 «2.1»']],
  ['Таблицы 1 и 2', ['table 1 «1»', 'table 2 «2»']],
  ['в листинге 2.1', ['listing 2.1 «2.1»']],
  [
    'формула (3.1), формулам (1) и (2)',
    ['formula 3.1 «(3.1)»', 'formula 1 «(1)»', 'formula 2 «(2)»'],
  ],
  ['уравнение 4', ['formula 4 «4»']],
  ['в приложении А', ['appendix А «А»']],
  ['приложения А, Б и 3', ['appendix А «А»', 'appendix Б «Б»', 'appendix 3 «3»']],
  ['в разделе 2 и главе 3', ['section 2 «2»', 'section 3 «3»']],
  ['в пункте 4.3', ['section 4.3 «4.3»']],
  ['рис. 3.1а', ['figure 3.1 «3.1»']],
])('«%s» refers to %j', (text, references) => {
  expect(foundReferences(text)).toEqual(references);
});

test.each([
  'рисунок ниже',
  'террис. 3',
  'приложение Android',
  'приложение 1С',
  'п. 5 статьи 10',
  'таблица умножения 5',
  'главный 3',
])('«%s» refers to nothing', (text) => {
  expect(foundReferences(text)).toEqual([]);
});

test('the report gets the reference with its word', () => {
  expect(findReferences('показано на рисунке 5.2')[0]?.was).toBe('рисунке 5.2');
});

test.each([
  ['из (1), (2) и (3)', ['1', '2', '3']],
  ['подставив в (1.4) и (1.1)–(1.3)', ['1.4', '1.1', '1.3']],
  ['(1.1) даёт ответ', ['1.1']],
  ['шаг (2), затем (3)', []],
])('numbers in brackets alone in «%s» are formulas %j', (text, labels) => {
  expect(findReferences(text).map(({ label }) => label)).toEqual(labels);
});

test('a paragraph of a law may look like one of the document: such a reference is weak', () => {
  expect(findReferences('п. 1.2')[0]?.weak).toBe(true);
  expect(findReferences('в разделе 1.2')[0]?.weak).toBe(false);
});
