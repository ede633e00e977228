import type { ApplicationValue } from './views.ts';

/** Funds ask for so many characters and seldom count them: up to a tenth more is no reason to cut. */
export const SOFT_LIMIT = 1.1;

/** How many characters of a value count; those of a table are the ones of all its cells. */
export const lengthOf = (value: ApplicationValue): number =>
  typeof value === 'string' ? value.trim().length : value.flat().join('').length;

/** Whether nothing stands in a field. */
export const isEmptyValue = (value: ApplicationValue): boolean =>
  typeof value === 'string'
    ? value.trim() === ''
    : value.every((row) => row.every((cell) => cell.trim() === ''));

/** How long a text is beside what is asked for: `over` from 110 % on, where it is marked. */
export function limitState(length: number, limit: number): 'fits' | 'near' | 'over' {
  if (length > limit * SOFT_LIMIT) return 'over';
  return length > limit ? 'near' : 'fits';
}
