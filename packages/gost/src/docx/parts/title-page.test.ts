import { describe, expect, it } from 'vitest';
import type { TitlePage } from '../../model/document.ts';
import { GOST_7_32_2017 } from '../../model/profiles.ts';
import { titleRowsOf } from '../../model/title/title-rows.ts';
import { spaceShare } from '../../model/title/title-sheets.ts';
import { titlePage } from '../testing/sample.ts';

const person = { role: 'Консультант', description: 'доцент', name: 'И. И. Иванов' };
const share = (given: Partial<TitlePage>) =>
  spaceShare(titleRowsOf({ ...titlePage, ...given }, GOST_7_32_2017.titleBlocks), GOST_7_32_2017);

describe('free space on the title page', () => {
  it('is given whole where there is room', () => {
    expect(share({})).toBe(1);
  });

  it('gives way to many signatures, down to nothing', () => {
    const people = (count: number) => share({ people: Array(count).fill(person) });
    expect(people(6)).toBeLessThan(people(1));
    expect(people(6)).toBeGreaterThan(0);
    expect(people(30)).toBe(0);
  });

  it('gives way to long texts', () => {
    expect(share({ title: 'Разработка '.repeat(120) })).toBeLessThan(1);
  });
});
