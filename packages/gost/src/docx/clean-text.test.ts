import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { cleanLine, cleanText } from './clean-text.ts';

describe('text for XML', () => {
  it('loses control characters', () => {
    expect(cleanText('а\u0000б\u0008в\u001fг\u007fд')).toBe('абвгд');
  });

  it('loses surrogates without a pair and keeps whole pairs', () => {
    expect(cleanText('а\ud800б😀в\udc00')).toBe('аб😀в');
  });

  it('loses noncharacters, so that nothing typed can pass for a mark of the writer', () => {
    expect(cleanText('\ufffeа\uffff')).toBe('а');
  });

  it('keeps line ends and tabs, and turns them into spaces in one line', () => {
    expect(cleanText('а\n\tб')).toBe('а\n\tб');
    expect(cleanLine('а\r\n\tб\u2028в')).toBe('а б в');
  });

  it('never throws and is the same when cleaned twice', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (text) => {
        const clean = cleanText(text);
        return clean.isWellFormed() && cleanText(clean) === clean;
      }),
    );
  });
});
