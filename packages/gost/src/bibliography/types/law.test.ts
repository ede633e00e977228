import { expect, test } from 'vitest';
import { formatCsl } from '../format.ts';

const LAW = {
  type: 'legislation',
  title: 'Об опорах скольжения',
  genre: 'Федеральный закон',
  number: '999-ФЗ',
};

test('a law stands under the heading of its country', () => {
  const csl = {
    ...LAW,
    authority: 'Российская Федерация. Законы.',
    'original-date': { 'date-parts': [[2031, 7, 27]] },
    status: 'принят Государственной думой 8 июля 2031 года',
    'publisher-place': 'Москва',
    publisher: 'Право',
    issued: '2032',
    'number-of-pages': '48',
  };
  expect(formatCsl(csl)).toBe(
    'Российская Федерация. Законы. Об опорах скольжения : Федеральный закон от 27 июля 2031 г. № 999-ФЗ : [принят Государственной думой 8 июля 2031 года]. – Москва : Право, 2032. – 48 с. – Текст : непосредственный.',
  );
});

test('in an official collection it is found by number and article', () => {
  const place = { 'container-title': 'Собрание законов', issued: '2031', issue: '31' };
  expect(formatCsl({ ...LAW, ...place, section: '3451' })).toBe(
    'Об опорах скольжения : Федеральный закон № 999-ФЗ. – Текст : непосредственный // Собрание законов. – 2031. – № 31. – Ст. 3451.',
  );
});

test('in a database it ends with the address', () => {
  const csl = {
    ...LAW,
    type: 'bill',
    'container-title': 'Право : справочная система',
    URL: 'https://example.ru/law',
    accessed: '2032-02-01',
  };
  expect(formatCsl(csl)).toBe(
    'Об опорах скольжения : Федеральный закон № 999-ФЗ. – Текст : электронный // Право : справочная система. – URL: https://example.ru/law (дата обращения: 01.02.2032).',
  );
});
