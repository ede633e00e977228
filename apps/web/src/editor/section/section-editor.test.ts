import { describe, expect, it } from 'vitest';
import { typographyFor } from './section-editor.ts';

/** Types a text character by character, as a person does. */
function type(text: string): string {
  return [...text].reduce((before, typed) => {
    const found = typographyFor(before, typed);
    return found ? before.slice(0, before.length - found.remove) + found.insert : before + typed;
  }, '');
}

describe('typing', () => {
  it.each([
    ['"Война и мир"', '«Война и мир»'],
    ['роман "Мастер и "Маргарита""', 'роман «Мастер и „Маргарита“»'],
    ['(см. "Введение")', '(см.\u0020«Введение»)'],
    ['Yjs - библиотека', 'Yjs\u00a0— библиотека'],
    ['Yjs -- библиотека', 'Yjs\u00a0— библиотека'],
    ['из-за', 'из-за'],
    ['5 -7', '5 -7'],
    ['- пункт', '- пункт'],
    ['на рис. 3', 'на рис.\u00a03'],
    ['п. 4.1', 'п.\u00a04.1'],
    ['ГОСТ № 5', 'ГОСТ №\u00a05'],
    ['он вышел. Потом', 'он вышел. Потом'],
  ])('%s gives %s', (typed, shown) => {
    expect(type(typed)).toBe(shown);
  });
});
