import { describe, expect, it } from 'vitest';
import { GOST_7_32_2017 } from '../../model/profiles.ts';
import { titlePage } from '../testing/sample.ts';
import { titleGaps } from './title-page.ts';

const person = { role: 'Консультант', description: 'доцент', name: 'И. И. Иванов' };

describe('free space on the title page', () => {
  it('is large where there is room', () => {
    const { overKind, overPeople } = titleGaps(titlePage, GOST_7_32_2017);
    expect(overKind).toBe(144);
    expect(overPeople).toBe(80);
  });

  it('gives way to many signatures, down to nothing', () => {
    const gaps = (count: number) =>
      titleGaps({ ...titlePage, people: Array(count).fill(person) }, GOST_7_32_2017).overPeople;
    expect(gaps(8)).toBeLessThan(gaps(1));
    expect(gaps(8)).toBeGreaterThan(0);
    expect(gaps(30)).toBe(0);
  });

  it('gives way to long texts', () => {
    const title = 'Разработка '.repeat(120);
    const { overKind } = titleGaps({ ...titlePage, title }, GOST_7_32_2017);
    expect(overKind).toBeLessThan(144);
  });
});
