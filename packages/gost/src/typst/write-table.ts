import { typstString } from '../formula/typst-string.ts';
import { isNumberCell, isTallCell } from '../model/cell-text.ts';
import type { Block, BlockOf, TableCell } from '../model/document.ts';
import { LAYOUT } from '../model/layout.ts';
import { type PlacedCell, placeCells } from '../model/place-cells.ts';
import { tableFontSize } from '../model/table-font-size.ts';
import { round } from './preamble/lengths.ts';
import { typstTuple } from './typst-tuple.ts';
import { writeCaption } from './write-caption.ts';
import { nodeLabel, type WriteContext } from './write-context.ts';

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
      placed
        .filter((_, index) => rows[index]?.header === header)
        .flatMap((row) => {
          const breakable = row.some((place) => isTallCell(place.cell, cellContext(place)));
          return row.map((place) =>
            writeCell(place.cell, { header, breakable }, cellContext(place), writeBlocks),
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

function share(columns: readonly number[], from: number, count: number): number {
  return columns.slice(from, from + count).reduce((sum, part) => sum + part, 0);
}

function writeCell(
  cell: TableCell,
  { header, breakable }: { header: boolean; breakable: boolean },
  context: WriteContext,
  writeBlocks: WriteBlocks,
): string {
  const options = [
    ...(cell.colspan > 1 ? [`colspan: ${cell.colspan}`] : []),
    ...(cell.rowspan > 1 ? [`rowspan: ${cell.rowspan}`] : []),
    ...(breakable || cell.rowspan > 1 ? ['breakable: true'] : []),
    ...(!header && isNumberCell(cell) ? ['align: center + horizon'] : []),
  ];
  const body = `[${writeBlocks(cell.blocks, context)}]`;
  if (header) return `th(${[...options, body].join(', ')})`;
  return options.length === 0 ? body : `td(${[...options, body].join(', ')})`;
}
