import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { breaksToFit, softBreaks } from './write-text.ts';

const visible = (text: string, line: number) => softBreaks(text, line).join('|');

describe('breaks inside long words', () => {
  it('stand after the punctuation of an address', () => {
    expect(visible('см. https://example.org/a-b?c=d', 60)).toBe(
      'см. https://|example.|org/|a-|b?|c=|d',
    );
  });

  it('stand between the words of an identifier', () => {
    expect(visible('TableReferenceAutoInsert', 60)).toBe('Table|Reference|Auto|Insert');
  });

  it('stand anywhere in a piece that would hardly fit on a line', () => {
    expect(visible('abcdef', 5)).toBe('a|b|c|d|e|f');
    expect(visible('abcdef abcdefgh', 8)).toBe('abcdef abcdefgh');
  });

  it('stand anywhere in a Russian word with a digit, which is not hyphenated', () => {
    expect(visible('блок1 блоки', 4)).toBe('б|л|о|к|1 блоки');
  });

  it('leave short words and Russian words, which are hyphenated, alone', () => {
    const text = 'Высокопревосходительство, a/b и ещё';
    expect(softBreaks(text, 10)).toEqual([text]);
    expect(softBreaks('', 10)).toEqual(['']);
  });

  it('change nothing that is seen', () => {
    fc.assert(
      fc.property(fc.string(), fc.integer({ min: 4, max: 30 }), (text, line) => {
        expect(softBreaks(text, line).join('')).toBe(text.replaceAll('\u200b', ''));
      }),
    );
  });
});

describe('breaks where nothing is hyphenated', () => {
  const cut = (text: string, line: number) => breaksToFit(text, line).join('|');

  it('leave every word that fits on a line whole', () => {
    const text = 'Исследование a/b/c и TableReferenceAutoInsert';
    expect(breaksToFit(text, 40)).toEqual([text]);
  });

  it('stand anywhere in a word longer than a line, in whatever language', () => {
    expect(cut('о ДЛИННОМ', 8)).toBe('о Д|Л|И|Н|Н|О|М');
    expect(breaksToFit('Ж'.repeat(300), 60)).toHaveLength(300);
  });

  it('change nothing that is seen', () => {
    fc.assert(
      fc.property(fc.string(), fc.integer({ min: 4, max: 30 }), (text, line) => {
        expect(breaksToFit(text, line).join('')).toBe(text.replaceAll('\u200b', ''));
      }),
    );
  });
});
