import { expect, test } from 'vitest';
import {
  capitalised,
  joinAreas,
  joinElements,
  joinSentences,
  withDot,
  withoutDot,
  withRanges,
} from './punctuation.ts';

test('areas are joined by point, space, dash, space, and absent ones leave no trace', () => {
  expect(joinAreas(['Сети', '', null, undefined, false, '2019', '312 с.'])).toBe(
    'Сети. – 2019. – 312 с.',
  );
});

test.each([
  ['и доп.', 'и доп. – Москва'],
  ['Куда…', 'Куда… – Москва'],
  ['Куда?', 'Куда?. – Москва'],
  ['[и др.]', '[и др.]. – Москва'],
])('the dot after «%s» is not doubled', (area, joined) => {
  expect(joinAreas([area, 'Москва'])).toBe(joined);
});

test('a record ends with one dot', () => {
  expect(withDot('312 с.')).toBe('312 с.');
  expect(withDot('Москва')).toBe('Москва.');
  expect(withDot('')).toBe('');
});

test('elements are joined by their mark, sentences by one dot', () => {
  expect(joinElements(' : ', ['Москва', '', 'Наука'])).toBe('Москва : Наука');
  expect(joinSentences(['Законы.', 'О сетях', undefined])).toBe('Законы. О сетях');
});

test('a dot is taken off, but not from an ellipsis or an initial', () => {
  expect(withoutDot('Сети.')).toBe('Сети');
  expect(withoutDot('Сети...')).toBe('Сети...');
  expect(withoutDot('Письма А. С.')).toBe('Письма А. С.');
});

test('ranges get an en dash without spaces, words keep their hyphens', () => {
  expect(withRanges('15 - 20, 7--9, X—XII')).toBe('15–20, 7–9, X–XII');
  expect(withRanges('Спец-выпуск')).toBe('Спец-выпуск');
});

test('only the first letter is capitalised', () => {
  expect(capitalised('no. 4')).toBe('No. 4');
});
