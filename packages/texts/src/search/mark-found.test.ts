import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { piecesOf } from './mark-found.ts';
import { termsOf } from './terms.ts';

const marked = (text: string, typed: string) =>
  piecesOf(text, termsOf(typed)).flatMap(({ text: piece, found }) => (found ? [piece] : []));

describe('what is found in a text', () => {
  it('is marked in whole words', () => {
    expect(piecesOf('Всё о пароле, паролях', termsOf('пароль'))).toEqual([
      { text: 'Всё о ', found: false },
      { text: 'пароле', found: true },
      { text: ', ', found: false },
      { text: 'паролях', found: true },
    ]);
    expect(marked('Ёлка', 'елка')).toEqual(['Ёлка']);
  });

  it('is a phrase as one piece, and other words for the same', () => {
    expect(marked('В учётной записи, в профиле', 'аккаунт')).toEqual(['учётной записи', 'профиле']);
  });

  it('never changes the text, whatever is typed', () => {
    fc.assert(
      fc.property(
        fc.string({ unit: 'grapheme' }),
        fc.string({ unit: 'grapheme' }),
        (text, typed) => {
          const pieces = piecesOf(text, termsOf(typed));
          return pieces.map((piece) => piece.text).join('') === text;
        },
      ),
    );
  });
});
