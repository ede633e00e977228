import { expect, it } from 'vitest';
import { momentText } from './NotificationRow.tsx';

it('tells the time of today, the day of this year, the date of another', () => {
  const now = new Date(2026, 10, 21, 15, 0);
  const text = (moment: Date) => momentText(moment, now, 'ru');
  expect(text(new Date(2026, 10, 21, 9, 5))).toBe('09:05');
  expect(text(new Date(2026, 10, 20, 23, 59))).toMatch(/^20\sнояб/);
  expect(text(new Date(2025, 10, 20))).toMatch(/2025/);
});
