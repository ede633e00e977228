import { expect, test } from 'vitest';
import { formatCsl } from '../format.ts';

test('a chapter names its author before the book, and the editor after it', () => {
  const csl = {
    type: 'chapter',
    title: 'Тепловой расчёт',
    author: [{ family: 'Зимин', given: 'Глеб Львович' }],
    'container-title': 'Справочник механика',
    editor: [{ family: 'Громов', given: 'В. Н.' }],
    'publisher-place': 'Пермь',
    publisher: 'Кама',
    issued: '2017',
    volume: '2',
    page: '15-48',
  };
  expect(formatCsl(csl)).toBe(
    'Зимин, Г. Л. Тепловой расчёт / Г. Л. Зимин. – Текст : непосредственный // Справочник механика / редактор В. Н. Громов. – Пермь : Кама, 2017. – Т. 2. – С. 15–48.',
  );
});

test('an English chapter has English pages, and particles stay with the surname', () => {
  const csl = {
    type: 'chapter',
    title: 'Heat',
    author: [{ family: 'Meer', given: 'Jan-Willem', 'non-dropping-particle': 'van der' }],
    'container-title': 'Handbook of stoves',
    edition: '3',
    'publisher-place': 'Leeds',
    publisher: 'Heron Press',
    issued: '2011',
    page: 'pp. 5-9',
  };
  expect(formatCsl(csl)).toBe(
    'van der Meer, J.-W. Heat / J.-W. van der Meer. – Текст : непосредственный // Handbook of stoves. – 3rd ed. – Leeds : Heron Press, 2011. – P. 5–9.',
  );
});

test('an entry of an encyclopedia is a part of a book', () => {
  const csl = {
    type: 'entry-encyclopedia',
    title: 'Мост',
    'container-title': 'Техническая энциклопедия',
    issued: '2009',
    volume: '21',
    page: '300',
  };
  expect(formatCsl(csl)).toBe(
    'Мост. – Текст : непосредственный // Техническая энциклопедия. – 2009. – Т. 21. – С. 300.',
  );
});

test('a paper stands in the proceedings, with the place and the days of the conference', () => {
  const csl = {
    type: 'paper-conference',
    title: 'Модель склада',
    author: [{ family: 'Котов', given: 'Лев Ильич' }],
    'container-title': 'Цифровая логистика',
    'event-title': 'материалы III Всероссийской конференции',
    'event-place': 'Самара',
    'event-date': {
      'date-parts': [
        [2020, 5, 12],
        [2020, 5, 14],
      ],
    },
    editor: [{ literal: 'ответственный редактор Н. О. Седов' }],
    'publisher-place': 'Самара',
    publisher: 'Парус',
    issued: '2020',
    page: '44-49',
  };
  expect(formatCsl(csl)).toBe(
    'Котов, Л. И. Модель склада / Л. И. Котов. – Текст : непосредственный // Цифровая логистика : материалы III Всероссийской конференции, Самара, 12–14 мая 2020 г. / ответственный редактор Н. О. Седов. – Самара : Парус, 2020. – С. 44–49.',
  );
});

test('proceedings alone are enough', () => {
  const csl = {
    type: 'paper-conference',
    title: 'Quiet bearings',
    'container-title': 'Proceedings of Friction',
    issued: '2020',
    volume: '2',
    page: '1-9',
  };
  expect(formatCsl(csl)).toBe(
    'Quiet bearings. – Текст : непосредственный // Proceedings of Friction. – 2020. – Vol. 2. – P. 1–9.',
  );
});

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

test('a newspaper is found by its day', () => {
  const csl = {
    type: 'article-newspaper',
    title: 'Мост открыт',
    author: [{ literal: 'Ершова О. П.' }],
    'container-title': 'Заречный край',
    issued: { 'date-parts': [[2018, 3, 12]] },
    issue: '45',
    page: '3',
  };
  expect(formatCsl(csl)).toBe(
    'Ершова, О. П. Мост открыт / О. П. Ершова. – Текст : непосредственный // Заречный край. – 2018. – 12 марта (№ 45). – С. 3.',
  );
});

test('without a day it is found by its number', () => {
  const csl = {
    type: 'article-newspaper',
    title: 'Bridge opens',
    'container-title': 'The Riverside',
    issued: '2018',
    issue: '45',
  };
  expect(formatCsl(csl)).toBe(
    'Bridge opens. – Текст : непосредственный // The Riverside. – 2018. – No. 45.',
  );
});
