import { expect, test } from 'vitest';
import { formatCsl } from '../format.ts';

test('a standard begins with its designation and ends its title with its history', () => {
  const csl = {
    type: 'standard',
    number: 'ГОСТ Р 99999-2031',
    title: 'Опоры скольжения. Общие требования.',
    genre: 'национальный стандарт Российской Федерации',
    authority: 'Приказом Росстандарта от 1 июня 2031 г. № 1-ст',
    status: 'введен впервые',
    'available-date': { 'date-parts': [[2032, 1, 1]] },
    'publisher-place': 'Москва',
    publisher: 'Институт стандартизации',
    issued: '2031',
    'number-of-pages': 'IV, 16',
  };
  expect(formatCsl(csl)).toBe(
    'ГОСТ Р 99999–2031. Опоры скольжения. Общие требования : национальный стандарт Российской Федерации : утвержден и введен в действие Приказом Росстандарта от 1 июня 2031 г. № 1-ст : введен впервые : дата введения 2032-01-01. – Москва : Институт стандартизации, 2031. – IV, 16 с. – Текст : непосредственный.',
  );
});

test('a foreign standard keeps its own designation', () => {
  const csl = { type: 'standard', number: 'ISO 99999:2031', title: 'Bearings', issued: '2031' };
  expect(formatCsl(csl)).toBe('ISO 99999:2031. Bearings. – 2031. – Текст : непосредственный.');
});
