import { expect, test } from 'vitest';
import { formatCsl } from '../format.ts';

const ARTICLE = { type: 'article-journal', 'container-title': 'Вестник трения', issued: '2020' };

test('an article is found by year, volume, issue and pages', () => {
  const csl = {
    ...ARTICLE,
    title: 'Износ опор',
    author: [{ family: 'Лаптев', given: 'Жан-Поль' }],
    volume: '5',
    issue: '2',
    page: '15--20',
  };
  expect(formatCsl(csl)).toBe(
    'Лаптев, Ж.-П. Износ опор / Ж.-П. Лаптев. – Текст : непосредственный // Вестник трения. – 2020. – Т. 5, № 2. – С. 15–20.',
  );
});

test('an electronic one has its DOI before the journal and its address at the end', () => {
  const csl = {
    type: 'article-journal',
    title: 'Quiet bearings',
    language: 'en-GB',
    author: [
      { family: 'Ash', given: 'Ann' },
      { family: 'Birch', given: 'B.' },
    ],
    'container-title': 'Journal of Friction',
    issued: { 'date-parts': [['2021', '4']] },
    volume: '13',
    issue: '16',
    page: '101-110',
    DOI: 'https://doi.org/10.0000/jf.2021.16',
    URL: 'https://example.org/jf/16',
    accessed: { 'date-parts': [[2022, 11, 2]] },
  };
  expect(formatCsl(csl)).toBe(
    'Ash, A. Quiet bearings / A. Ash, B. Birch. – DOI 10.0000/jf.2021.16. – Текст : электронный // Journal of Friction. – 2021. – Vol. 13, no. 16. – P. 101–110. – URL: https://example.org/jf/16 (дата обращения: 02.11.2022).',
  );
});

test.each([
  ['de', 'Bd. 7, Nr. 1. – S. 3–8.'],
  ['fr', 'Vol. 7, no 1. – P. 3–8.'],
  ['en', 'Vol. 7, no. 1. – P. 3–8.'],
  ['ru-RU', 'Т. 7, № 1. – С. 3–8.'],
])('labels follow the language %s', (language, place) => {
  const csl = { ...ARTICLE, title: 'Lager', language, volume: '7', issue: '1', page: '3-8' };
  expect(formatCsl(csl)).toContain(`– 2020. – ${place}`);
});

test('an issue without a volume begins its area, and an article may have a number for pages', () => {
  const csl = { ...ARTICLE, title: 'Notes on oil', issue: '4', number: '105' };
  expect(formatCsl(csl)).toBe(
    'Notes on oil. – Текст : непосредственный // Вестник трения. – 2020. – No. 4. – Art. 105.',
  );
});

test('a number in words stays as it is typed', () => {
  const csl = { ...ARTICLE, title: 'О смазке', issue: 'Спецвыпуск', page: '7, 9-11' };
  expect(formatCsl(csl)).toContain('– 2020. – Спецвыпуск. – С. 7, 9–11.');
});

test.each([
  ['53, ч. 1', '№ 53, ч. 1'],
  ['12А', '№ 12А'],
  ['5 (112)', '№ 5 (112)'],
  ['3-4', '№ 3–4'],
  ['IV', '№ IV'],
  ['Ч. 2', 'Ч. 2'],
  ['Лето', 'Лето'],
])('the issue «%s» is printed as «%s»', (issue, printed) => {
  expect(formatCsl({ ...ARTICLE, title: 'О смазке', issue })).toContain(`. – ${printed}`);
});

test('the colon of a Russian title stays as it is, that of a foreign one gets its spaces', () => {
  expect(formatCsl({ ...ARTICLE, title: 'Смазка: за и против' })).toContain(
    'Смазка: за и против. –',
  );
  expect(formatCsl({ ...ARTICLE, title: 'Oil: for and against' })).toContain(
    'Oil : for and against. –',
  );
});
