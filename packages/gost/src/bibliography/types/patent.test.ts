import { expect, test } from 'vitest';
import { formatCsl } from '../format.ts';

test('a patent names its class, application, dates and inventors', () => {
  const csl = {
    type: 'patent',
    number: '9999999',
    jurisdiction: 'Российская Федерация',
    section: 'F16C 17/00 (2006.01)',
    title: 'Опора скольжения',
    'call-number': '2031000001',
    submitted: { 'date-parts': [[2031, 1, 12]] },
    issued: { 'date-parts': [[2031, 12, 19]] },
    author: [
      { family: 'Белкин', given: 'Игорь Иванович' },
      { family: 'Сорока', given: 'А. В.' },
    ],
    publisher: 'Завод опор',
    'number-of-pages': '7',
  };
  expect(formatCsl(csl)).toBe(
    'Патент № 9999999 Российская Федерация, МПК F16C 17/00 (2006.01). Опора скольжения : № 2031000001 : заявлено 12.01.2031 : опубликовано 19.12.2031 / Белкин И. И., Сорока А. В. ; заявитель Завод опор. – 7 с. – Текст : непосредственный.',
  );
});

test('a certificate of registration has its own name, and its authors’ dot is not doubled', () => {
  const csl = {
    type: 'patent',
    genre: 'Свидетельство о государственной регистрации программы для ЭВМ',
    number: '2031600001',
    jurisdiction: 'Российская Федерация',
    title: 'Расчёт опор',
    issued: '2031-02-03',
    author: [{ family: 'Сорока', given: 'А. В.' }],
  };
  expect(formatCsl(csl)).toBe(
    'Свидетельство о государственной регистрации программы для ЭВМ № 2031600001 Российская Федерация. Расчёт опор : опубликовано 03.02.2031 / Сорока А. В. – Текст : непосредственный.',
  );
});
