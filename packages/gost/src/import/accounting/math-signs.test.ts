import { expect, test } from 'vitest';
import { mathSigns, texSigns } from './math-signs.ts';

test('a sign typed and the command that it became are the same', () => {
  expect(mathSigns('αx₂=𝛽')).toEqual(['\\alpha', 'x', '2', '\\beta']);
  expect(texSigns('\\alpha x_{2}=\\beta')).toEqual(['\\alpha', 'x', '2', '\\beta']);
});

test('the name of a function counts by its letters, as it is typed', () => {
  expect(texSigns('\\sin{x}')).toEqual(mathSigns('sinx'));
  expect(texSigns('\\operatorname{tg}')).toContain('t');
});
