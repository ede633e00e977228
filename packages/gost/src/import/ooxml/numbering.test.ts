import { expect, test } from 'vitest';
import { part } from '../../../test/messy-docx/package.ts';
import { NUMBERING } from '../../../test/messy-docx/styles.ts';
import { DEFAULT_LIMITS } from '../package/limits.ts';
import { formatNumber, ListCounter, readNumbering } from './numbering.ts';
import { parseXml } from './tree.ts';

test.each([
  [4, 'decimal', '4'],
  [4, 'upperRoman', 'IV'],
  [1999, 'lowerRoman', 'mcmxcix'],
  [3, 'lowerLetter', 'c'],
  [27, 'upperLetter', 'AA'],
  [8, 'russianLower', 'з'],
  [9, 'russianLower', 'и'],
  [30, 'russianUpper', 'АА'],
  [7, 'decimalZero', '07'],
  [5, 'none', ''],
  [5, 'chineseCounting', '5'],
])('%i as %s is «%s»', (value, format, text) => {
  expect(formatNumber(value, format)).toBe(text);
});

test('a number without a letter has an empty label', () => {
  expect(formatNumber(0, 'russianLower')).toBe('');
});

const counter = (more = '') =>
  new ListCounter(
    readNumbering(parseXml(part('w:numbering', NUMBERING + more), 'n', DEFAULT_LIMITS)),
  );

/** The labels of items given as list and level. */
function labels(items: readonly [string, number][], more = ''): (string | null)[] {
  const count = counter(more);
  return items.map(([numId, level]) => count.next(numId, level)?.label ?? null);
}

test('items are counted by level, and a deeper level starts anew under each item', () => {
  expect(
    labels([
      ['2', 0],
      ['2', 1],
      ['2', 1],
      ['2', 0],
      ['2', 1],
    ]),
  ).toEqual(['1)', 'а)', 'б)', '2)', 'а)']);
});

test('numbers of the levels above are printed where the level asks for them', () => {
  expect(
    labels([
      ['4', 0],
      ['4', 1],
      ['4', 1],
      ['4', 0],
      ['4', 1],
    ]),
  ).toEqual(['1', '1.1', '1.2', '2', '2.1']);
});

test('lists of one definition go on counting; one with an override starts anew', () => {
  expect(
    labels([
      ['2', 0],
      ['2', 0],
      ['5', 0],
      ['5', 0],
    ]),
  ).toEqual(['1)', '2)', '1)', '2)']);
});

test('a bullet prints its sign, and an undefined list has no marker', () => {
  expect(
    labels([
      ['1', 0],
      ['1', 1],
      ['99', 0],
      ['1', 7],
    ]),
  ).toEqual(['–', '•', null, null]);
});

test('a list linked through a numbering style counts with that style', () => {
  const more =
    '<w:abstractNum w:abstractNumId="80"><w:numStyleLink w:val="My"/></w:abstractNum><w:abstractNum w:abstractNumId="81"><w:styleLink w:val="My"/><w:lvl w:ilvl="0"><w:start w:val="5"/><w:numFmt w:val="upperRoman"/><w:lvlText w:val="%1"/></w:lvl></w:abstractNum><w:num w:numId="8"><w:abstractNumId w:val="80"/></w:num>';
  expect(labels([['8', 0]], more)).toEqual(['V']);
});

test('the level of a paragraph style is found in its list', () => {
  const more =
    '<w:abstractNum w:abstractNumId="90"><w:lvl w:ilvl="2"><w:pStyle w:val="Heading3"/></w:lvl></w:abstractNum><w:num w:numId="9"><w:abstractNumId w:val="90"/></w:num>';
  expect(counter(more).levelOfStyle('9', 'Heading3')).toBe(2);
  expect(counter(more).levelOfStyle('9', 'Heading1')).toBeNull();
});

test.each(['-1', '9', '4294967295', 'x', '1.5'])('a level «%s» is none', (level) => {
  const more = `<w:abstractNum w:abstractNumId="70"><w:lvl w:ilvl="${level}"><w:pStyle w:val="a"/></w:lvl></w:abstractNum><w:num w:numId="7"><w:abstractNumId w:val="70"/><w:lvlOverride w:ilvl="${level}"><w:startOverride w:val="3"/></w:lvlOverride></w:num>`;
  expect(labels([['7', Number(level)]], more)).toEqual([null]);
  expect(counter(more).levelOfStyle('7', 'a')).toBeNull();
});
