import { typstString } from '../formula/typst-string.ts';
import { blocksText } from '../model/block-text.ts';
import { tableFontScale } from '../model/column-shares.ts';
import type { Block, BlockOf, TableCell } from '../model/document.ts';
import { LAYOUT } from '../model/layout.ts';
import { type PlacedCell, placeCells } from '../model/place-cells.ts';
import { round } from './preamble/lengths.ts';
import { typstTuple } from './typst-tuple.ts';
import { writeCaption } from './write-caption.ts';
import { lineCapacity, nodeLabel, type WriteContext } from './write-context.ts';

type WriteBlocks = (blocks: readonly Block[], context: WriteContext) => string;

/** A cell or head of more lines than this may be broken: it might not fit on any page otherwise. */
const MOST_LINES = 16;
const SMALLEST_FONT = 8;
const PADDING = (2 * LAYOUT.cellPaddingX * 25.4) / 72;
const NUMBER = /^[\s\u00a0]*([+−–-]?[\d\s\u00a0.,]+\s?%?|[—–-])[\s\u00a0]*$/;

/** A table as wide as the line: columns by their shares, a smaller font where words would not fit. */
export function writeTable(
  { id, number, caption, rows, columns }: BlockOf<'table'>,
  context: WriteContext,
  writeBlocks: WriteBlocks,
): string {
  const scale = tableFontScale(rows) * Math.min(1, context.width / 165);
  const fontSize = Math.max(SMALLEST_FONT, Math.round(context.profile.tableFontSize * scale));
  const cellContext = ({ cell, column }: PlacedCell): WriteContext => ({
    ...context,
    fontSize,
    listDepth: 0,
    width: context.width * share(columns, column, cell.colspan) - PADDING,
  });
  const placed = placeCells(rows);
  const write = (header: boolean) =>
    typstTuple(
      placed
        .filter((_, index) => rows[index]?.header === header)
        .flatMap((row) => {
          const breakable = row.some((place) => isTall(place.cell, cellContext(place)));
          return row.map((place) =>
            writeCell(place.cell, { header, breakable }, cellContext(place), writeBlocks),
          );
        }),
    );
  const head = placed.filter((_, index) => rows[index]?.header).flat();
  const repeated = !head.some((place) => isTall(place.cell, cellContext(place)));
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

function isTall({ blocks }: TableCell, context: WriteContext): boolean {
  const capacity = lineCapacity(context);
  const pictures = blocks.filter((block) => block.kind === 'figure').length;
  const lines = blocksText(blocks)
    .split('\n')
    .map((line) => Math.max(1, Math.ceil(line.length / capacity)));
  return lines.reduce((sum, count) => sum + count, pictures * MOST_LINES) > MOST_LINES;
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
    ...(!header && NUMBER.test(blocksText(cell.blocks)) ? ['align: center + horizon'] : []),
  ];
  const body = `[${writeBlocks(cell.blocks, context)}]`;
  if (header) return `th(${[...options, body].join(', ')})`;
  return options.length === 0 ? body : `td(${[...options, body].join(', ')})`;
}
