import { blocksText } from './block-text.ts';
import type { TableCell, TableRow } from './document.ts';

const MM_PER_POINT = 25.4 / 72;

/** Where text is set. */
export interface LineRoom {
  /** In millimetres. */
  width: number;
  /** In points. */
  fontSize: number;
}

/** Characters of running text that a line holds, by the average width of a letter. */
export function lineCapacity({ width, fontSize }: LineRoom): number {
  return Math.max(4, Math.floor(width / (fontSize * 0.5 * MM_PER_POINT)));
}

/** A cell or head of more lines than this may be broken: it might not fit on any page otherwise. */
const MOST_LINES = 16;

const NUMBER = /^[\s\u00a0]*([+−–-]?[\d\s\u00a0.,]+\s?%?|[—–-])[\s\u00a0]*$/;

/** True for a cell that holds a number, a percentage or a dash alone; such cells are centred. */
export function isNumberCell({ blocks }: TableCell): boolean {
  return NUMBER.test(blocksText(blocks));
}

/** True for a cell that by a rough count takes so many lines that its row has to be broken between pages. */
export function isTallCell({ blocks }: TableCell, room: LineRoom): boolean {
  const capacity = lineCapacity(room);
  const pictures = blocks.filter((block) => block.kind === 'figure').length;
  const lines = blocksText(blocks)
    .split('\n')
    .map((line) => Math.max(1, Math.ceil(line.length / capacity)));
  return lines.reduce((sum, count) => sum + count, pictures * MOST_LINES) > MOST_LINES;
}

/** A cell with the column that it begins at, from 0. */
export interface PlacedCell {
  cell: TableCell;
  column: number;
}

/** The cells of each row with their columns, which cells reaching down from above shift. */
export function placeCells(rows: readonly TableRow[]): PlacedCell[][] {
  const taken: number[] = [];
  return rows.map(({ cells }) => {
    let column = 0;
    const placed = cells.map((cell): PlacedCell => {
      while ((taken[column] ?? 0) > 0) column += 1;
      const start = column;
      for (; column < start + cell.colspan; column += 1) taken[column] = cell.rowspan;
      return { cell, column: start };
    });
    for (const [index, count] of taken.entries()) if (count > 0) taken[index] = count - 1;
    return placed;
  });
}

/** Characters of 12 pt text that fit across the page, and what the padding of a cell costs. */
const LINE = 78;
const PADDING = 2;
/** A word longer than this may be broken rather than widen its column. */
const LONGEST_WORD = 18;

interface Need {
  /** Characters of the longest word. */
  least: number;
  /** Characters of the longest line if nothing wraps. */
  most: number;
}

/**
 * The shares of the table's width that its columns take; they add up to 1.
 * @param drawn widths as the writer has drawn them, in any one unit, null where untouched; used when
 * every column has one. Otherwise the widths follow the texts: a column gets its longest word, the
 * rest is shared by how much text waits to be placed.
 */
export function columnShares(
  rows: readonly TableRow[],
  drawn: readonly (number | null)[] = [],
): number[] {
  const needs = columnNeeds(rows);
  const widths = needs.map((_, column) => drawn[column] ?? 0);
  return toShares(widths.every((width) => width > 0) ? widths : fittedWidths(needs));
}

/**
 * How much smaller than 12 pt the text of a table must be for its longest words to fit their columns
 * across a page: 1 or less, by GOST 7.32-2017 clause 6.6.7.
 */
function tableFontScale(rows: readonly TableRow[]): number {
  return Math.min(1, LINE / sum(columnNeeds(rows).map((need) => need.least)));
}

function fittedWidths(needs: readonly Need[]): number[] {
  const least = sum(needs.map((need) => need.least));
  const most = sum(needs.map((need) => need.most));
  if (most <= LINE || least >= LINE) {
    return needs.map((need) => (most <= LINE ? need.most : need.least));
  }
  const waiting = needs.map((need) => Math.sqrt(need.most - need.least));
  return needs.map(
    (need, column) => need.least + ((LINE - least) * (waiting[column] ?? 0)) / sum(waiting),
  );
}

function columnNeeds(rows: readonly TableRow[]): Need[] {
  const width = sum(rows[0]?.cells.map((cell) => cell.colspan) ?? []);
  const needs = Array.from({ length: width }, (): Need => ({ least: 1, most: 1 }));
  const placed = placeCells(rows).flat();
  const ofColumn = (wide: boolean) => placed.filter(({ cell }) => cell.colspan > 1 === wide);
  for (const { cell, column } of [...ofColumn(false), ...ofColumn(true)]) {
    widen(needs.slice(column, column + cell.colspan), needOf(cell));
  }
  return needs.map(({ least, most }) => ({ least: least + PADDING, most: most + PADDING }));
}

/** A formula by its signs, a command being one: what is typed of it is several times as long. */
const signsOf = (tex: string) =>
  tex.replaceAll(/\\[a-z]+\s*/gi, 'x').replaceAll(/[\s{}^_&\\]/g, '');

/** The text of a cell about as wide as it is set. */
const setText = ({ blocks }: TableCell): string =>
  blocksText(
    blocks.map((block) => {
      if (block.kind === 'formula') return { ...block, tex: signsOf(block.tex) };
      if (block.kind !== 'paragraph') return block;
      const inlines = block.inlines.map((inline) =>
        inline.kind === 'math' ? { ...inline, tex: signsOf(inline.tex) } : inline,
      );
      return { ...block, inlines };
    }),
  );

// a cell may have more words than a call takes arguments
const longest = (pieces: readonly string[]) =>
  pieces.reduce((most, { length }) => Math.max(most, length), 0);

function needOf(cell: TableCell): Need {
  const lines = setText(cell).split('\n');
  const words = lines.flatMap((line) => line.split(/\s+/));
  return { least: Math.min(longest(words), LONGEST_WORD), most: longest(lines) };
}

/** Gives columns the room that a cell over them needs, what is lacking to each alike. */
function widen(columns: readonly Need[], cell: Need): void {
  const between = PADDING * (columns.length - 1);
  for (const name of ['least', 'most'] as const) {
    const lacks = cell[name] - between - sum(columns.map((need) => need[name]));
    for (const need of columns) need[name] += Math.max(0, lacks) / columns.length;
  }
}

function toShares(widths: readonly number[]): number[] {
  const total = sum(widths);
  return widths.map((width) => width / total);
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, number) => total + number, 0);
}

const SMALLEST = 8;
/** The width of the text on A4 with the standard's margins, in millimetres. */
const FULL_WIDTH = 165;

/**
 * Size of the text of a table in whole points: `usual`, or less where its words would not fit their columns
 * (GOST 7.32-2017 clause 6.6.7).
 * @param width of the table in millimetres
 */
export function tableFontSize(rows: readonly TableRow[], usual: number, width: number): number {
  const scale = tableFontScale(rows) * Math.min(1, width / FULL_WIDTH);
  return Math.max(SMALLEST, Math.round(usual * scale));
}
