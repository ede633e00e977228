import { expect, it } from 'vitest';
import { amountOf, answerDay, isAnswered, refusalOf, rowFaults, textFault } from './answers.ts';
import type { FieldKind } from './views.ts';

const ANSWERS: readonly (readonly [FieldKind, readonly string[], readonly string[]])[] = [
  [
    'money',
    ['1000000', '1 250 000,00 руб.', '10 млн', '0'],
    ['много', '1,2,3', '-5', '1 250 000,50'],
  ],
  ['percent', ['15', '12,5 %', '100'], ['половина', '101']],
  ['date', ['2027-03-01', '01.03.2027'], ['вчера', '31.02.2027', '2027-02-31', '1.3.27']],
  ['year', ['2027', '1999'], ['год', '27', '3027']],
  ['email', ['anna@uni.ru', 'анна@кафедра.рф'], ['не почта', 'anna@', '@uni.ru']],
  [
    'link',
    ['https://uni.ru/start?a=1', 'uni.ru', 'пример.рф/проект'],
    ['не ссылка', 'ссылка', 'anna@uni.ru'],
  ],
  ['phone', ['+7 912 345-67-89', '8 (912) 345-67-89', '+375291234567'], ['абвгд', '12', '123456']],
];

it.each(ANSWERS)('%s is told from what is none', (kind, right, wrong) => {
  expect(right.map((text) => textFault(kind, text))).toEqual(right.map(() => null));
  expect(wrong.map((text) => textFault(kind, text))).toEqual(wrong.map(() => kind));
  expect(textFault(kind, ' ')).toBeNull();
});

it('an amount and a day are read as people write them', () => {
  expect(amountOf('1\u00a0250\u202f000 ₽')).toBe(1_250_000);
  expect(answerDay('29.02.2028')).toBe('2028-02-29');
});

it('a single sum that cannot be read is refused, and any other answer is kept for mending', () => {
  expect(refusalOf({ kind: 'money' }, 'много')).toBe('sum_unread');
  expect(refusalOf({ kind: 'money' }, '')).toBeNull();
  expect(refusalOf({ kind: 'phone' }, 'абвгд')).toBeNull();
  expect(refusalOf({ kind: 'table' }, [['много']])).toBeNull();
});

it('cells are read by their columns, and a row does not end before it begins', () => {
  const kinds = ['text', 'date', 'date', 'money'] as const;
  expect(rowFaults(kinds, ['Макет', 'вчера', '01.01.2020', 'много'])).toEqual([
    null,
    'date',
    null,
    'money',
  ]);
  expect(rowFaults(kinds, ['Макет', '01.02.2027', '01.01.2020'])[2]).toBe('order');
});

it('a choice is one of those that are offered, and what is wrong is no answer', () => {
  const options = [{ code: 'idea', title: 'Идея' }];
  expect(textFault('choice', 'idea', options)).toBeNull();
  expect(textFault('choice', 'x', options)).toBe('choice');
  const table = { kind: 'table' as const, options: [], columns: [{ kind: 'year' as const }] };
  expect(isAnswered(table, [['2027'], ['']])).toBe(true);
  expect(isAnswered(table, [['2027'], ['год']])).toBe(false);
  expect(isAnswered(table, [['']])).toBe(false);
});
