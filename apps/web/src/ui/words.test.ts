import { describe, expect, it } from 'vitest';
import { bindShortWords, keepInitials } from './words.ts';

it.each([
  ['согласования и диплом по ГОСТу', 'согласования и\u00a0диплом по ГОСТу'],
  ['Из Word и в Word', 'Из Word и\u00a0в\u00a0Word'],
  ['От «А к Я»', 'От «А\u00a0к\u00a0Я»'],
  ['A way back', 'A\u00a0way back'],
  ['Дорожная карта', 'Дорожная карта'],
])('a word of one letter in «%s» stays with the next one', (words, bound) => {
  expect(bindShortWords(words)).toBe(bound);
});

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
