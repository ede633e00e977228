import { richOfText, writeRich } from '@pv/editor-schema/rich-text';
import { describe, expect, it } from 'vitest';
import { readingMinutes } from './ArticleView.tsx';

describe('the time to read an article', () => {
  it('is counted from the words of all its parts, and never nothing', () => {
    const part = (words: number) => ({ text: writeRich(richOfText('слово '.repeat(words))) });
    expect(readingMinutes([part(200), part(200)])).toBe(2);
    expect(readingMinutes([{ text: '' }])).toBe(1);
  });
});
