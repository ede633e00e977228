import { describe, expect, it } from 'vitest';
import type { Inline, TableCell, TableRow } from './document.ts';
import { columnShares, isNumberCell, isTallCell, tableFontSize } from './table-layout.ts';

const cellOf = (inline: Inline, colspan = 1): TableCell => ({
  header: false,
  colspan,
  rowspan: 1,
  blocks: [{ kind: 'paragraph', inlines: [inline], place: { sectionId: 's', path: [] } }],
});
const cell = (text: string, colspan = 1) => cellOf({ kind: 'text', text, style: {} }, colspan);
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
  cells: Array.from({ length: count }, () => cell('характеристика')),
});

describe('the widths of columns', () => {
  const rows = (...cells: TableCell[][]): TableRow[] =>
    cells.map((one) => ({ header: false, cells: one }));

  it('take a formula by its signs, not by what is typed of it', () => {
    const formula = cellOf({ kind: 'math', tex: '\\frac{\\alpha}{\\beta}' });
    const [first, second] = columnShares(rows([formula, cell('abc')]));
    expect(first).toBe(second);
  });

  it('leave room for a cell over several of them, as much in each', () => {
    const head = [cell('Скорость'), cell('Значения параметров, мм/с', 2)];
    const [one = 0, two, three] = columnShares(rows(head, [cell('1'), cell('10'), cell('20')]));
    expect(two).toBe(three);
    expect(two).toBeGreaterThan(one);
  });
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
