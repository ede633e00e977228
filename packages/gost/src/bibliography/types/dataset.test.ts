import { expect, test } from 'vitest';
import { formatCsl } from '../format.ts';

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
