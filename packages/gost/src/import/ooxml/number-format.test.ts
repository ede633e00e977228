import { expect, test } from 'vitest';
import { formatNumber } from './number-format.ts';

test.each([
  [4, 'decimal', '4'],
  [4, 'upperRoman', 'IV'],
  [1999, 'lowerRoman', 'mcmxcix'],
  [3, 'lowerLetter', 'c'],
  [27, 'upperLetter', 'AA'],
  [8, 'russianLower', 'з'],
  [9, 'russianLower', 'и'],
  [30, 'russianUpper', 'АА'],
  [7, 'decimalZero', '07'],
  [5, 'none', ''],
  [5, 'chineseCounting', '5'],
])('%i as %s is «%s»', (value, format, text) => {
  expect(formatNumber(value, format)).toBe(text);
});

test('a number without a letter has an empty label', () => {
  expect(formatNumber(0, 'russianLower')).toBe('');
});
