import { expect, test } from 'vitest';
import { addLabel, emptyLabels } from './labels.ts';

test('a number leads to what has it', () => {
  const labels = emptyLabels();
  expect(addLabel(labels, 'figure', '1.1', 'a')).toBe(true);
  expect(labels.targets.figure).toEqual({ '1.1': 'a' });
});

test('a number typed twice leads nowhere, however often it is typed', () => {
  const labels = emptyLabels();
  addLabel(labels, 'figure', '1', 'a');
  expect(addLabel(labels, 'figure', '1', 'b')).toBe(false);
  expect(addLabel(labels, 'figure', '1', 'c')).toBe(false);
  expect(labels.targets.figure['1']).toBeNull();
});

test('a figure and a table may have the same number', () => {
  const labels = emptyLabels();
  addLabel(labels, 'figure', '1', 'a');
  expect(addLabel(labels, 'table', '1', 'b')).toBe(true);
});
