import { describe, expect, it } from 'vitest';
import { appendixLetter, listLetter } from './letters.ts';

describe('letters of appendices', () => {
  it('leave out Ё, З, Й, О, Ч, Ъ, Ы, Ь', () => {
    const letters = Array.from({ length: 25 }, (_, index) => appendixLetter(index)).join('');
    expect(letters).toBe('АБВГДЕЖИКЛМНПРСТУФХЦШЩЭЮЯ');
  });

  it('go on in Latin without letters that look Cyrillic, then in digits', () => {
    expect([25, 26, 37, 38, 39].map((index) => appendixLetter(index))).toEqual([
      'D',
      'F',
      'Z',
      '1',
      '2',
    ]);
  });
});

describe('letters of lists', () => {
  it('start at «а», leave out «з» and double after «я»', () => {
    expect([1, 7, 8, 9, 25, 26, 27].map(listLetter)).toEqual(['а', 'ж', 'и', 'к', 'я', 'аа', 'аб']);
  });
});
