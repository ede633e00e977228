import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { buildRows } from './build-table.ts';
import type { TableRow } from './document.ts';
import { cell, headCell } from './sample-document.ts';
import { columnShares } from './table-layout.ts';

type Cells = ReturnType<typeof cell>[];

const rowsOf = (rows: Cells[]): TableRow[] =>
  buildRows(
    { type: 'table', content: rows.map((content) => ({ type: 'tableRow', content })) },
    ({ content }, [r, c]) => [
      {
        kind: 'paragraph',
        inlines: [{ kind: 'text', text: content?.[0]?.content?.[0]?.text ?? '', style: {} }],
        place: { sectionId: 's', path: [r, c] },
      },
    ],
  );

const shape = (rows: TableRow[]) =>
  rows.map(({ cells }) => cells.map(({ colspan, rowspan }) => [colspan, rowspan]));

describe('rows of a table', () => {
  it('fill a short row with empty cells', () => {
    const rows = rowsOf([[cell('а'), cell('б'), cell('в')], [cell('г')]]);
    expect(rows[1]?.cells.map((item) => item.blocks.length)).toEqual([1, 0, 0]);
  });

  it('keep spans that fit and cut those that leave the table', () => {
    const rows = rowsOf([
      [cell('а', { rowspan: 2 }), cell('б', { colspan: 2 })],
      [cell('в'), cell('г', { rowspan: 9 })],
    ]);
    expect(shape(rows)).toEqual([
      [
        [1, 2],
        [2, 1],
      ],
      [
        [1, 1],
        [1, 1],
      ],
    ]);
  });

  it('head the table by its first rows of header cells, and the head does not reach below them', () => {
    const rows = rowsOf([
      [headCell('а', { rowspan: 3 }), headCell('б')],
      [headCell('в')],
      [headCell('г'), cell('д')],
    ]);
    expect(rows.map((row) => row.header)).toEqual([true, true, false]);
    expect(rows[0]?.cells[0]?.rowspan).toBe(2);
  });

  it('cover the grid exactly and lose no cell, whatever the spans are', () => {
    const anyCell = fc.record({
      colspan: fc.integer({ min: 1, max: 3 }),
      rowspan: fc.integer({ min: 1, max: 3 }),
    });
    const anyRows = fc.array(fc.array(anyCell, { maxLength: 4 }), { minLength: 1, maxLength: 5 });
    fc.assert(
      fc.property(anyRows, (rows) => {
        const built = rowsOf(rows.map((row) => row.map((attrs) => cell('х', attrs))));
        const area = built
          .flatMap((row) => row.cells)
          .reduce((n, c) => n + c.colspan * c.rowspan, 0);
        const width = built[0]?.cells.reduce((n, c) => n + c.colspan, 0) ?? 0;
        expect(area).toBe(width * rows.length);
        const filled = built.flatMap((row) => row.cells).filter((c) => c.blocks.length > 0);
        expect(filled).toHaveLength(rows.flat().length);
      }),
    );
  });
});

describe('shares of columns', () => {
  it('follow the widths that the writer has drawn', () => {
    expect(columnShares(rowsOf([[cell('а'), cell('б')]]), [100, 300])).toEqual([0.25, 0.75]);
  });

  it('give a column of long texts more than a column of numbers, and a word its width', () => {
    const [number = 0, name = 0] = columnShares(
      rowsOf([
        [headCell('Количество'), headCell('Наименование')],
        [
          cell('1'),
          cell('Среднеквадратичное отклонение результатов измерений от среднего '.repeat(3)),
        ],
      ]),
    );
    expect(number).toBeGreaterThan(0.14);
    expect(name).toBeGreaterThan(0.6);
    expect(number + name).toBeCloseTo(1);
  });

  it('add up to 1 for a table that cannot fit its words', () => {
    const wide = columnShares(rowsOf([Array.from({ length: 20 }, () => cell('Многоуровневый'))]));
    expect(wide).toHaveLength(20);
    expect(wide.reduce((sum, share) => sum + share, 0)).toBeCloseTo(1);
  });
});
