import { describe, expect, it } from 'vitest';
import { shownPages } from './ArticlesPage.tsx';

describe('the pages that a list offers', () => {
  it('are all where there are few', () => {
    expect(shownPages(1, 2)).toEqual([1, 2]);
    expect(shownPages(4, 7)).toEqual([1, 2, 3, 4, 5, 6, 7]);
  });

  it('are the first, the last and those beside the open one', () => {
    expect(shownPages(1, 20)).toEqual([1, 2, 3, 4, 5, null, 20]);
    expect(shownPages(4, 20)).toEqual([1, 2, 3, 4, 5, null, 20]);
    expect(shownPages(10, 20)).toEqual([1, null, 9, 10, 11, null, 20]);
    expect(shownPages(20, 20)).toEqual([1, null, 16, 17, 18, 19, 20]);
  });

  it('leave out no page alone, in lists of any length, and name none twice', () => {
    for (let pages = 8; pages < 30; pages += 1) {
      for (let page = 1; page <= pages; page += 1) {
        const shown = shownPages(page, pages);
        const numbers = shown.filter((one) => one !== null);
        expect(numbers).toContain(page);
        expect([...new Set(numbers)].sort((one, other) => one - other)).toEqual(numbers);
        for (const [at, one] of shown.entries()) {
          if (one !== null) continue;
          expect(Number(shown[at + 1]) - Number(shown[at - 1])).toBeGreaterThan(2);
        }
      }
    }
  });
});
