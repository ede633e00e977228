import { expect, test } from 'vitest';
import { displayPieces } from './formula.ts';

const signs = (tex: string) => displayPieces(tex).map(({ repeated }) => repeated);
const EQUALS = '\\u{3d}';
const PLUS = '\\u{2b}';
const TIMES = '\\u{d7}';

test('a formula may be broken at relations and operations, and at a product by «×» (6.8.1)', () => {
  expect(signs('y = a x + b')).toEqual(['', EQUALS, PLUS]);
  expect(signs('y = a \\cdot b')).toEqual(['', EQUALS, TIMES]);
  expect(displayPieces('a \\cdot b').map(({ sign }) => sign)).toEqual(['', '\\u{22c5}']);
});

test('never within brackets, fractions and roots, nor after a sign that only says plus or minus', () => {
  expect(signs('y = (a + b) c')).toEqual(['', EQUALS]);
  expect(signs('\\left[ a + b \\right]')).toEqual(['']);
  expect(signs('\\frac{a + b}{c} \\sqrt{d - e}')).toEqual(['']);
  expect(signs('-a + b')).toEqual(['', PLUS]);
  expect(signs('a = -b')).toEqual(['', EQUALS]);
});

test('what cannot be read has no pieces', () => {
  expect(displayPieces('\\frac{a}{')).toEqual([]);
});
