import { expect, test } from 'vitest';
import { formatCsl } from '../format.ts';

test('a page stands on its site', () => {
  const csl = {
    type: 'webpage',
    title: 'Как выбрать опору?',
    author: [{ family: 'Гуров', given: 'Д.' }],
    'container-title': 'Опоры и валы',
    issued: '2022',
    URL: 'https://example.ru/choose',
    accessed: { 'date-parts': [[2023, 1, 9]] },
  };
  expect(formatCsl(csl)).toBe(
    'Гуров, Д. Как выбрать опору? / Д. Гуров. – Текст : электронный // Опоры и валы : [сайт]. – 2022. – URL: https://example.ru/choose (дата обращения: 09.01.2023).',
  );
});

test('a whole site is described by itself', () => {
  const csl = {
    type: 'webpage',
    title: 'Опоры и валы',
    genre: 'официальный сайт',
    'publisher-place': 'Москва',
    note: 'обновляется ежедневно',
    URL: 'https://example.ru',
    accessed: { 'date-parts': [[2023, 1, 9]] },
  };
  expect(formatCsl(csl)).toBe(
    'Опоры и валы : официальный сайт. – Москва. – Обновляется ежедневно. – URL: https://example.ru (дата обращения: 09.01.2023). – Текст : электронный.',
  );
});

test('an English site is a site, and without a date of access none is invented', () => {
  const csl = {
    type: 'post-weblog',
    title: 'On oil',
    'container-title': 'Friction notes',
    URL: 'https://example.org/oil',
  };
  expect(formatCsl(csl)).toBe(
    'On oil. – Текст : электронный // Friction notes : [site]. – URL: https://example.org/oil.',
  );
});

test('the day of a page follows its year', () => {
  const csl = {
    type: 'webpage',
    title: 'Опора: взгляд снизу',
    'container-title': 'Опоры и валы',
    issued: { 'date-parts': [[2022, 3, 5]] },
    URL: 'https://example.ru/below',
  };
  expect(formatCsl(csl)).toBe(
    'Опора: взгляд снизу. – Текст : электронный // Опоры и валы : [сайт]. – 2022. – 5 марта. – URL: https://example.ru/below.',
  );
});

test('a set of data is electronic data', () => {
  const csl = {
    type: 'dataset',
    title: 'Wear measurements',
    author: [{ family: 'Ash', given: 'A.' }],
    version: '2.1',
    publisher: 'Open Data Store',
    issued: '2021',
    DOI: 'doi:10.0000/wear',
  };
  expect(formatCsl(csl)).toBe(
    'Ash, A. Wear measurements / A. Ash. – Version 2.1. – Open Data Store, 2021. – DOI 10.0000/wear. – Электронные данные : электронные.',
  );
});

test('a program is an electronic program', () => {
  const csl = {
    type: 'software',
    title: 'Опора',
    genre: 'программа расчёта',
    version: '1.0',
    'publisher-place': 'Тула',
    publisher: 'Институт трения',
    issued: '2020',
    URL: 'https://example.ru/opora',
    accessed: '2021-05-06',
  };
  expect(formatCsl(csl)).toBe(
    'Опора : программа расчёта. – Версия 1.0. – Тула : Институт трения, 2020. – URL: https://example.ru/opora (дата обращения: 06.05.2021). – Электронная программа : электронная.',
  );
});
