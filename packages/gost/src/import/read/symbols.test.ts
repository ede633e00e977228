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
  ['Arial', 0x41, 'A'],
])('%s %i is %s', (font, code, text) => {
  expect(symbolToText(font, code)).toBe(text);
});

test('a character that no table has is not guessed', () => {
  expect(symbolToText('Wingdings', 0xf001)).toBeNull();
  expect(symbolToText('Webdings', 0xf041)).toBeNull();
});

test('text without such characters is given back as it is', () => {
  expect(replacePictureFont('обычный текст', 'Symbol', () => expect.unreachable())).toBe(
    'обычный текст',
  );
});
