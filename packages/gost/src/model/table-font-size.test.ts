import { describe, expect, it } from 'vitest';
import type { TableRow } from './document.ts';
import { tableFontSize } from './table-font-size.ts';

/** A row of `count` cells with one long word each. */
const row = (count: number): TableRow => ({
  header: false,
  cells: Array.from({ length: count }, () => ({
    header: false,
    colspan: 1,
    rowspan: 1,
    blocks: [
      {
        kind: 'paragraph',
        inlines: [{ kind: 'text', text: 'характеристика', style: {} }],
        place: { sectionId: 's', path: [] },
      },
    ],
  })),
});

describe('the size of the text of a table', () => {
  it('is the usual one while the words fit', () => {
    expect(tableFontSize([row(3)], 12, 165)).toBe(12);
  });

  it('is smaller where there are many columns, but stays readable', () => {
    expect(tableFontSize([row(6)], 12, 165)).toBeLessThan(12);
    expect(tableFontSize([row(40)], 12, 165)).toBe(8);
  });

  it('is smaller in a narrow place, such as a cell of another table', () => {
    expect(tableFontSize([row(3)], 12, 120)).toBe(9);
  });
});
