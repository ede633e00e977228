import {
  cssEm,
  joinMath,
  type MathElement,
  mathCall,
  mathSpace,
  styleProperty,
  type WriteElement,
} from './math-tree.ts';
import { writeSequence } from './rows.ts';

interface Cell {
  source: string;
  align: 'left' | 'right' | 'center';
  left: number;
  right: number;
  style: string;
}

/** A matrix, cases, or aligned lines. */
export function writeTable(element: MathElement, write: WriteElement): string {
  const rows = element.children
    .filter(({ name }) => name === 'mtr')
    .map((row) =>
      row.children.filter((cell) => !isFiller(cell)).map((cell) => readCell(cell, write)),
    );
  const size = cellSize(element);
  const [first] = rows;
  if (rows.length === 1 && first?.length === 1) return first[0]?.source ?? '';
  const gap = columnGap(rows);
  const body = rows.map((row) =>
    row.map((cell, column) => writeCell(cell, column, row, { gap, size })),
  );
  const lines = ruledLines(rows);
  const options = [
    'delim: #none',
    `column-gap: #${gap}em`,
    `row-gap: #${size === 'display' ? 0.5 : 0.3}em`,
    ...(lines ? [`augment: #(${lines})`] : []),
  ];
  return `mat(${options.join(', ')}, ${body.map((row) => row.join(', ')).join('; ')})`;
}

/** temml centres numbered lines by empty columns of a fixed share, and sets `\tag` in one of them. */
function isFiller({ attributes }: MathElement): boolean {
  return /%$/.test(styleProperty(attributes.style, 'width') ?? '');
}

function readCell({ attributes, children }: MathElement, write: WriteElement): Cell {
  const style = attributes.style ?? '';
  const [, align] = /tml-(left|right)/.exec(attributes.class ?? '') ?? [];
  return {
    source: writeSequence(children, write),
    align: align === 'left' || align === 'right' ? align : 'center',
    left: cssEm(styleProperty(style, 'padding-left')),
    right: cssEm(styleProperty(style, 'padding-right')),
    style,
  };
}

/** The gap that all columns share, in em; what a column has beyond it is added in its cells. */
function columnGap(rows: readonly Cell[][]): number {
  const gaps = rows.flatMap((row) => row.slice(1).map((_, index) => before(row, index + 1)));
  return gaps.length === 0 ? 0 : Number(Math.min(...gaps).toFixed(2));
}

function before(row: readonly Cell[], column: number): number {
  return (row[column - 1]?.right ?? 0) + (row[column]?.left ?? 0);
}

/** Typst would set the cells one size smaller than what is around them. */
function cellSize({ attributes }: MathElement): 'display' | 'inline' | 'script' {
  if (attributes.displaystyle === 'true') return 'display';
  return /tml-small/.test(attributes.class ?? '') ? 'script' : 'inline';
}

/**
 * Typst aligns a cell by the marks inside it. In aligned lines a left column begins with empty text:
 * the relation at its start would stand without the space at its left otherwise.
 */
function writeCell(
  { source, align }: Cell,
  column: number,
  row: readonly Cell[],
  { gap, size }: { gap: number; size: string },
): string {
  const extra = column > 0 ? before(row, column) - gap : 0;
  const space = extra > 0.05 ? `${mathSpace(extra)} ` : '';
  const aligned = align === 'left' && size === 'display';
  const body = mathCall(size, joinMath([aligned ? '""' : '', source]));
  if (align === 'left') return `${space}& ${body}`;
  return align === 'right' ? `${space}${body} &` : `${space}${body}`;
}

/** Rules of an array between its rows and columns; the outer ones have no place in Typst's matrix. */
function ruledLines(rows: readonly Cell[][]): string {
  const horizontal = rows
    .slice(0, -1)
    .flatMap((row, index) =>
      row.some(({ style }) => /border-bottom/.test(style)) ? [index + 1] : [],
    );
  const vertical = (rows[0] ?? [])
    .slice(0, -1)
    .flatMap(({ style }, index) => (/border-right/.test(style) ? [index + 1] : []));
  const list = (offsets: readonly number[]) =>
    `(${offsets.map((offset) => `${offset},`).join(' ')})`;
  return [
    ...(horizontal.length > 0 ? [`hline: ${list(horizontal)}`] : []),
    ...(vertical.length > 0 ? [`vline: ${list(vertical)}`] : []),
  ].join(', ');
}
