import { expect, it } from 'vitest';
import { withYear } from './DayPick.tsx';

it('a day without its year is the next one of that name', () => {
  expect(withYear('8.12', '2026-11-26')).toBe('8.12.2026');
  expect(withYear('26.11', '2026-11-26')).toBe('26.11.2026');
  expect(withYear('01/03', '2026-11-26')).toBe('01/03/2027');
  expect(withYear('8.12.2025', '2026-11-26')).toBe('8.12.2025');
  expect(withYear('завтра', '2026-11-26')).toBe('завтра');
});
