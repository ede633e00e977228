import { describe, expect, it } from 'vitest';
import { CRITERIA_SETS, type CriteriaSet, LOAD_CRITERIA } from './index.ts';

const [setsRu, setsEn] = await Promise.all([LOAD_CRITERIA.ru(), LOAD_CRITERIA.en()]);

/** All of a set but its words. */
const shape = ({ criteria, bands, title: _, ...scale }: CriteriaSet) => ({
  ...scale,
  bands: bands?.length,
  criteria: criteria.map(({ weight, words }) => ({ weight, words: words?.length })),
});

describe.each(CRITERIA_SETS)('the set of criteria %s', (code) => {
  const [ru, en] = [setsRu[code], setsEn[code]];

  it('says in every criterion what its marks mean', () => {
    for (const { words = ru.bands } of ru.criteria) expect(words).toHaveLength(ru.marks.length);
  });

  it('weighs a hundred in all', () => {
    expect(ru.criteria.reduce((sum, { weight }) => sum + weight, 0)).toBe(100);
  });

  it('is the same in both languages', () => {
    expect(shape(en)).toEqual(shape(ru));
    expect(JSON.stringify(en)).not.toMatch(/[а-яё]/i);
  });
});
