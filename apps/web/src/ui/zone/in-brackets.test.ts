import { expect, it } from 'vitest';
import { inBrackets } from './in-brackets.ts';

it('a zone stands in brackets behind its date, and nothing where there is none', () => {
  expect(inBrackets('Москва, UTC+03:00')).toBe(' (Москва, UTC+03:00)');
  expect(inBrackets('')).toBe('');
});
