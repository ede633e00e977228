import { describe, expect, it } from 'vitest';
import { searchForm, searchWords } from '../../../search-form.ts';

describe('the form of searched text', () => {
  it('is lower case with ё as е', () => {
    expect(searchForm('ЁЛКА Ёж Analysis 100%')).toBe('елка еж analysis 100%');
  });

  it('falls into words, at most a dozen', () => {
    expect(searchWords('  Шов  Сварной\tтруб ')).toEqual(['шов', 'сварной', 'труб']);
    expect(searchWords(undefined)).toEqual([]);
    expect(searchWords('а '.repeat(40))).toHaveLength(12);
  });
});
