import { expect, test } from 'vitest';
import { replacePictureFont, symbolToText } from './symbols.ts';

test.each([
  ['Symbol', 0xf061, 'α'],
  ['Symbol', 0x57, 'Ω'],
  ['Symbol', 0xf0b7, '•'],
  ['Symbol', 0xf0a3, '≤'],
  ['Symbol', 0xf0ae, '→'],
  ['Symbol', 0xf0e5, '∑'],
  ['Symbol', 0xf0f2, '∫'],
  ['Wingdings', 0xf0fc, '✓'],
  ['Wingdings', 0xf0fe, '☑'],
  ['Arial', 0x41, 'A'],
  ['Segoe UI Symbol', 0x2713, '✓'],
])('%s %i is %s', (font, code, text) => {
  expect(symbolToText(font, code)).toBe(text);
});

test('a character that no table has is not guessed', () => {
  expect(symbolToText('Wingdings', 0xf001)).toBeNull();
  expect(symbolToText('Webdings', 0xf041)).toBeNull();
});

test.each([0, 0x1f, 0xd800, 0xdfff, 0x110000, 0xffffffff, Number.NaN])(
  'a code that is no character (%i) is not guessed',
  (code) => {
    expect(symbolToText('Arial', code)).toBeNull();
  },
);

test('text without such characters is given back as it is', () => {
  expect(replacePictureFont('обычный текст', 'Symbol', () => expect.unreachable())).toBe(
    'обычный текст',
  );
});
