import { blocksText } from './block-text.ts';
import type { TableRow } from './document.ts';
import { placeCells } from './place-cells.ts';

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
export function tableFontScale(rows: readonly TableRow[]): number {
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
  for (const { cell, column } of placeCells(rows).flat()) {
    const need = needs[column];
    if (cell.colspan === 1 && need) widen(need, blocksText(cell.blocks));
  }
  return needs.map(({ least, most }) => ({ least: least + PADDING, most: most + PADDING }));
}

function widen(need: Need, text: string): void {
  for (const line of text.split('\n')) {
    need.most = Math.max(need.most, line.length);
    for (const word of line.split(/\s+/)) {
      need.least = Math.max(need.least, Math.min(word.length, LONGEST_WORD));
    }
  }
}

function toShares(widths: readonly number[]): number[] {
  const total = sum(widths);
  return widths.map((width) => width / total);
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, number) => total + number, 0);
}
