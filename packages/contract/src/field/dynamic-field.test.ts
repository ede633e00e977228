import { expect, test } from 'vitest';
import { isTaken } from './dynamic-field.ts';

test('a name is taken whatever its case and spaces', () => {
  expect(isTaken(' цель  работы', ['Задачи', 'Цель работы'])).toBe(true);
});

test('a name that only begins like another is free', () => {
  expect(isTaken('Цель', ['Цель работы'])).toBe(false);
});
