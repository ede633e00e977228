import { expect, it } from 'vitest';
import { academicYear } from './academic-year.ts';

it.each([
  ['2026-09-01', '2026-27'],
  ['2027-08-31', '2026-27'],
  ['2099-12-05', '2099-00'],
])('%s is in the academic year %s', (day, year) => {
  expect(academicYear(day)).toBe(year);
});
