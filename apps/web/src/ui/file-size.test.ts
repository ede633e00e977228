import { type Locale, translate } from '@pv/texts';
import { describe, expect, it } from 'vitest';
import { fileSize } from './file-size.ts';

const size = (bytes: number, locale: Locale = 'ru') =>
  fileSize(bytes, (key, ...params) => translate(locale, key, ...params), locale);

describe('the size of a file', () => {
  it.each([
    [0, '0 Б'],
    [1023, '1 023 Б'],
    [1536, '1,5 КБ'],
    [50 * 1024 * 1024, '50 МБ'],
    [2_621_440, '2,5 МБ'],
  ])('of %i bytes reads well in Russian', (bytes, text) => {
    expect(size(bytes).replaceAll('\u00a0', ' ')).toBe(text);
  });

  it('uses the decimal point of English', () => {
    expect(size(1536, 'en')).toBe('1.5\u00a0KB');
  });
});
