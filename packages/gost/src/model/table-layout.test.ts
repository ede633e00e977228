import { describe, expect, it } from 'vitest';
import type { TableCell, TableRow } from './document.ts';
import { isNumberCell, isTallCell, tableFontSize } from './table-layout.ts';

const cell = (text: string): TableCell => ({
  header: false,
  colspan: 1,
  rowspan: 1,
  blocks: [
    {
      kind: 'paragraph',
      inlines: [{ kind: 'text', text, style: {} }],
      place: { sectionId: 's', path: [] },
    },
  ],
});
const room = { width: 50, fontSize: 12 };

describe('the text of a cell', () => {
  it.each(['5', '−12,5', '10\u00a0000', '45 %', '—'])('is a number: %s', (text) => {
    expect(isNumberCell(cell(text))).toBe(true);
  });

  it.each(['5 кг', 'a1', '', '1–2 мм'])('is no number: «%s»', (text) => {
    expect(isNumberCell(cell(text))).toBe(false);
  });

  it('is tall where it would fill much of a page', () => {
    expect(isTallCell(cell('слово '.repeat(20)), room)).toBe(false);
    expect(isTallCell(cell('слово '.repeat(200)), room)).toBe(true);
  });

  it('is taller in a narrow column', () => {
    const text = cell('слово '.repeat(50));
    expect(isTallCell(text, room)).toBe(false);
    expect(isTallCell(text, { ...room, width: 20 })).toBe(true);
  });
});

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
