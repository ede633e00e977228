import { describe, expect, it } from 'vitest';
import { keepInitials } from './keep-initials.ts';

describe('a name with initials in shown words', () => {
  it.each([
    ['Захарова О. В.', 'Захарова\u00a0О.\u00a0В.'],
    ['Ли А. отправила на согласование', 'Ли\u00a0А. отправила на согласование'],
    ['Ход передан: Smith J. K.', 'Ход передан: Smith\u00a0J.\u00a0K.'],
  ])('stays on one line: %s', (words, kept) => {
    expect(keepInitials(words)).toBe(kept);
  });

  it('leaves words without initials as they are', () => {
    const words = 'Отправлено на согласование. Этап 1. Обзор';
    expect(keepInitials(words)).toBe(words);
  });
});
