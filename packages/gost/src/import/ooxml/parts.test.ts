import { expect, test } from 'vitest';
import { part } from '../../../test/messy-docx/package.ts';
import { DEFAULT_LIMITS } from '../package/limits.ts';
import { readFontTable, readThemeFonts } from './parts.ts';
import { parseXml } from './tree.ts';

test.each(['Courier New', 'Consolas', 'PT Mono', 'Lucida Console', 'JetBrains Mono'])(
  '%s is monospaced by its name',
  (font) => {
    expect(readFontTable(null)(font)).toBe(true);
  },
);

test.each(['Times New Roman', 'Monotype Corsiva', 'Calibri', ''])('«%s» is not', (font) => {
  expect(readFontTable(null)(font)).toBe(false);
});

test('a font of fixed pitch in the font table is monospaced', () => {
  const xml = part('w:fonts', '<w:font w:name="Letter Gothic"><w:pitch w:val="fixed"/></w:font>');
  expect(readFontTable(parseXml(xml, 'f', DEFAULT_LIMITS))('Letter Gothic')).toBe(true);
});

test('theme fonts are read, and a document without a theme has none', () => {
  const xml = part(
    'a:theme',
    '<a:themeElements><a:fontScheme><a:majorFont><a:latin typeface="Cambria"/></a:majorFont><a:minorFont><a:latin typeface="Consolas"/></a:minorFont></a:fontScheme></a:themeElements>',
  );
  expect(readThemeFonts(parseXml(xml, 't', DEFAULT_LIMITS))).toEqual({
    major: 'Cambria',
    minor: 'Consolas',
  });
  expect(readThemeFonts(null)).toEqual({ major: '', minor: '' });
});
