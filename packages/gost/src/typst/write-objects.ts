import { typstString, typstTuple } from '../formula/typst-literals.ts';
import type { Block, BlockOf, Inline, TableCell } from '../model/document.ts';
import { LAYOUT } from '../model/layout.ts';
import {
  isNumberCell,
  isTallCell,
  type PlacedCell,
  placeCells,
  tableFontSize,
} from '../model/table-layout.ts';
import { round } from './lengths.ts';
import { monoCapacity, nodeLabel, type WriteContext } from './write-context.ts';
import { writeInlines } from './write-inlines.ts';

/**
 * «Рисунок 1 — Наименование» with the word and number on one line, or the word and number alone where
 * nothing was named (GOST 7.32-2017 clauses 6.5.7, 6.6.3). A Typst expression.
 */
export function writeCaption(
  word: string,
  number: string,
  caption: readonly Inline[],
  context: WriteContext,
): string {
  const designation = `${word}\u00a0${number}`;
  const empty = caption.every((inline) => inline.kind === 'text' && inline.text.trim() === '');
  if (empty) return typstString(designation);
  return `${typstString(`${designation}\u00a0${context.profile.values.captionDash} `)} + ${writeInlines(caption, context)}`;
}

const TAB = '    ';
/** A break after one of these is better than in the middle of a name, but not too far to the left. */
const BREAK_AFTER = /[\s,;()[\]{}.=+\-*/<>&|:]/;

/**
 * Code whose every line fits: tabs become spaces, a longer line goes on below, set in as deep as it
 * began and two characters more.
 * @param width characters that a line holds
 */
export function wrapCode(code: string, width: number): string {
  return code
    .replace(/\r\n?/g, '\n')
    .split('\n')
    .flatMap((line) => wrapLine(line.replaceAll('\t', TAB), Math.max(width, 8)))
    .join('\n');
}

function wrapLine(line: string, width: number): string[] {
  const chars = [...line];
  if (chars.length <= width) return [line];
  const depth = Math.min(line.length - line.trimStart().length + 2, Math.floor(width / 2));
  const lines: string[] = [];
  let rest = chars;
  while (rest.length > width) {
    const end = breakPoint(rest, width);
    lines.push(rest.slice(0, end).join('').trimEnd());
    rest = [...' '.repeat(depth), ...rest.slice(end)];
  }
  return [...lines, rest.join('')];
}

function breakPoint(chars: readonly string[], width: number): number {
  for (let index = width; index > width * 0.6; index -= 1) {
    if (BREAK_AFTER.test(chars[index - 1] ?? '')) return index;
  }
  return width;
}

/** Code with a caption and a number. */
export function writeListing(
  { id, number, caption, code }: BlockOf<'listing'>,
  context: WriteContext,
): string {
  const text = writeCaption('Листинг', number, caption, context);
  return `#listing(${typstString(nodeLabel(id))}, ${text}, ${codeString(code, context)})`;
}

/** Code without a caption. */
export function writeCode({ code }: BlockOf<'code'>, context: WriteContext): string {
  return `#${context.inCell ? 'cell-code' : 'code'}(${codeString(code, context)})`;
}

function codeString(code: string, { width, profile, inCell }: WriteContext): string {
  const padding = inCell ? 0 : (2 * LAYOUT.cellPaddingX * 25.4) / 72;
  return typstString(wrapCode(code, monoCapacity(width - padding, profile.listingFontSize)));
}

type WriteBlocks = (blocks: readonly Block[], context: WriteContext) => string;

const PADDING = (2 * LAYOUT.cellPaddingX * 25.4) / 72;

/** A table as wide as the line: columns by their shares, a smaller font where words would not fit. */
export function writeTable(
  { id, number, caption, rows, columns }: BlockOf<'table'>,
  context: WriteContext,
  writeBlocks: WriteBlocks,
): string {
  const fontSize = tableFontSize(rows, context.profile.tableFontSize, context.width);
  const cellContext = ({ cell, column }: PlacedCell): WriteContext => ({
    ...context,
    fontSize,
    inCell: true,
    listDepth: 0,
    width: context.width * share(columns, column, cell.colspan) - PADDING,
  });
  const placed = placeCells(rows);
  const write = (header: boolean) =>
    typstTuple(
      placed.flatMap((row, index) => {
        if (rows[index]?.header !== header) return [];
        const breakable = row.some((place) => isTallCell(place.cell, cellContext(place)));
        // a table in a cell goes where its cell goes
        const marked = !header && !context.inCell;
        return row.map((place, at) =>
          writeCell(
            place.cell,
            { header, breakable, mark: marked && at === 0 ? rowMark(id, index) : '' },
            cellContext(place),
            writeBlocks,
          ),
        );
      }),
    );
  const head = placed.filter((_, index) => rows[index]?.header).flat();
  const repeated = !head.some((place) => isTallCell(place.cell, cellContext(place)));
  return [
    `#tbl(${typstString(nodeLabel(id))}`,
    writeCaption('Таблица', number, caption, context),
    typstString(`Продолжение таблицы\u00a0${number}`),
    typstTuple(columns.map((part) => `${round(part * 100)}fr`)),
    `${fontSize}pt`,
    String(repeated),
    write(true),
    `${write(false)})`,
  ].join(', ');
}

/** Tells the layout that a row begins here, for `tableBreaks` of the compiled document. */
const rowMark = (id: string, index: number): string => `#row-mark(${typstString(id)}, ${index})`;

function share(columns: readonly number[], from: number, count: number): number {
  return columns.slice(from, from + count).reduce((sum, part) => sum + part, 0);
}

function writeCell(
  cell: TableCell,
  { header, breakable, mark }: { header: boolean; breakable: boolean; mark: string },
  context: WriteContext,
  writeBlocks: WriteBlocks,
): string {
  const options = [
    ...(cell.colspan > 1 ? [`colspan: ${cell.colspan}`] : []),
    ...(cell.rowspan > 1 ? [`rowspan: ${cell.rowspan}`] : []),
    ...(breakable || cell.rowspan > 1 ? ['breakable: true'] : []),
    ...(!header && isNumberCell(cell) ? ['align: center + horizon'] : []),
  ];
  const body = `[${mark}${writeBlocks(cell.blocks, context)}]`;
  if (header) return `th(${[...options, body].join(', ')})`;
  return options.length === 0 ? body : `td(${[...options, body].join(', ')})`;
}
