import { FILE_MAX_BYTES } from '@pv/contract';
import { expect, test } from 'vitest';
import { checkFile } from './check-file.ts';

test.each([
  ['Отчёт.pdf', 1, null],
  ['Отчёт.PDF', FILE_MAX_BYTES, null],
  ['Отчёт.pdf', FILE_MAX_BYTES + 1, 'size'],
  ['Отчёт.pdf', 0, 'empty'],
  ['Отчёт.exe', 1, 'type'],
  ['Отчёт', 0, 'type'],
])('%s of %i bytes: %s', (name, size, problem) => {
  expect(checkFile({ name, size })).toBe(problem);
});
