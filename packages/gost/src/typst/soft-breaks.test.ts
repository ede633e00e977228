import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { softBreaks } from './soft-breaks.ts';

const visible = (text: string) => text.replaceAll('\u200b', '|');

describe('breaks inside long words', () => {
  it('stand after the punctuation of an address', () => {
    expect(visible(softBreaks('см. https://example.org/a-b?c=d', 12))).toBe(
      'см. https://|example.|org/|a-|b?|c=|d',
    );
  });

  it('stand anywhere in a piece that is longer than a line', () => {
    expect(visible(softBreaks('abcdef', 4))).toBe('a|b|c|d|e|f');
  });

  it('stand anywhere in a Russian word with a digit, which is not hyphenated', () => {
    expect(visible(softBreaks('блок1 блоки', 4))).toBe('б|л|о|к|1 блоки');
  });

  it('leave short words and Russian words, which are hyphenated, alone', () => {
    const text = 'Высокопревосходительство, a/b и ещё';
    expect(softBreaks(text, 10)).toBe(text);
  });

  it('change nothing that is seen', () => {
    fc.assert(
      fc.property(fc.string(), fc.integer({ min: 4, max: 30 }), (text, limit) => {
        expect(softBreaks(text, limit).replaceAll('\u200b', '')).toBe(text);
      }),
    );
  });
});
