import { expect, it } from 'vitest';
import { bindShortWords } from './bind-short-words.ts';

it.each([
  ['согласования и диплом по ГОСТу', 'согласования и\u00a0диплом по ГОСТу'],
  ['Из Word и в Word', 'Из Word и\u00a0в\u00a0Word'],
  ['От «А к Я»', 'От «А\u00a0к\u00a0Я»'],
  ['A way back', 'A\u00a0way back'],
  ['Дорожная карта', 'Дорожная карта'],
])('a word of one letter in «%s» stays with the next one', (words, bound) => {
  expect(bindShortWords(words)).toBe(bound);
});
