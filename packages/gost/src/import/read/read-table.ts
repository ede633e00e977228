import { child, childValue, elements, toggle, type XmlElement } from '../ooxml/tree.ts';
import type { ReadContext } from './context.ts';
import { type FlowBlock, type FlowCell, type FlowRow, type FlowTable, isGone } from './flow.ts';

type ReadBlocks = (parent: XmlElement | null, context: ReadContext) => FlowBlock[];

/** A cell that grows down: the column where it starts and how many columns it takes. */
interface Growing {
  cell: FlowCell;
  span: number;
}

/**
 * Reads `w:tbl`: merged cells become spans, and every row gets cells for all columns, so that the
 * table is a full grid.
 */
export function readTable(
  table: XmlElement,
  context: ReadContext,
  readBlocks: ReadBlocks,
): FlowTable {
  const bookmarks = context.pendingBookmarks.splice(0);
  context.pendingPageBreak = false;
  const growing = new Map<number, Growing>();
  const rows: FlowRow[] = [];
  const ends: number[] = [];
  for (const row of rowsOf(table)) {
    const before = new Map(growing);
    const { cells, end } = readRow(row, { context, readBlocks, growing });
    const properties = child(row, 'w:trPr');
    if (toggle(properties, 'w:del') && !cells.some((one) => one.blocks.some(hasContent))) {
      takeBack(growing, before);
      continue;
    }
    rows.push({ header: toggle(properties, 'w:tblHeader') === true, cells });
    ends.push(end);
  }
  const columns = Math.max(1, ...ends);
  rows.forEach((row, index) => {
    const missing = columns - (ends[index] ?? 0);
    if (missing > 0) row.cells.push({ colspan: missing, rowspan: 1, blocks: [] });
  });
  return { kind: 'table', rows, columns, bookmarks };
}

/** A deleted row has grown no cell and begun none. */
function takeBack(growing: Map<number, Growing>, before: ReadonlyMap<number, Growing>): void {
  for (const [column, { cell }] of growing) {
    if (before.get(column)?.cell === cell) cell.rowspan -= 1;
  }
  growing.clear();
  for (const [column, grown] of before) growing.set(column, grown);
}

/** Rows may stand inside content controls and revisions. */
function rowsOf(table: XmlElement): XmlElement[] {
  return elements(table).flatMap((element) => {
    if (element.name === 'w:tr') return [element];
    return element.name.endsWith('Pr') || element.name === 'w:tblGrid' ? [] : rowsOf(element);
  });
}

function cellsOf(row: XmlElement): XmlElement[] {
  return elements(row).flatMap((element) => {
    if (element.name === 'w:tc') return [element];
    return element.name.endsWith('Pr') ? [] : cellsOf(element);
  });
}

interface RowState {
  context: ReadContext;
  readBlocks: ReadBlocks;
  growing: Map<number, Growing>;
}

/** Reads one row; `end` is the column after its last cell. */
function readRow(row: XmlElement, state: RowState): { cells: FlowCell[]; end: number } {
  const properties = child(row, 'w:trPr');
  const cells: FlowCell[] = [];
  let column = 0;
  const skipped = columnCount(childValue(properties, 'w:gridBefore'));
  if (skipped > 0) {
    cells.push({ colspan: skipped, rowspan: 1, blocks: [] });
    column = skipped;
  }
  const seen = new Set<number>();
  for (const element of cellsOf(row)) {
    const span = Math.max(1, columnCount(childValue(child(element, 'w:tcPr'), 'w:gridSpan')));
    const blocks = state.readBlocks(element, state.context);
    const cell = place(element, { column, span, blocks }, state.growing);
    if (state.growing.has(column)) seen.add(column);
    if (cell) cells.push(cell);
    column += span;
  }
  for (const start of state.growing.keys()) if (!seen.has(start)) state.growing.delete(start);
  return { cells, end: column };
}

/** Word makes no table of more columns than these. */
const MAX_COLUMNS = 63;

/** A count of columns; 0 where there is none. */
function columnCount(value: string | null): number {
  const count = Number.parseInt(value ?? '', 10);
  return count > 0 ? Math.min(count, MAX_COLUMNS) : 0;
}

interface CellPlace {
  column: number;
  span: number;
  blocks: FlowBlock[];
}

/** The cell of its own, or null when it continues the cell above, ECMA-376 part 1, clause 17.4.84. */
function place(
  element: XmlElement,
  { column, span, blocks }: CellPlace,
  growing: Map<number, Growing>,
): FlowCell | null {
  const merge = child(child(element, 'w:tcPr'), 'w:vMerge');
  const above = growing.get(column);
  if (merge && merge.attributes['w:val'] !== 'restart' && above && above.span === span) {
    above.cell.rowspan += 1;
    above.cell.blocks.push(...blocks.filter(hasContent));
    return null;
  }
  const cell: FlowCell = { colspan: span, rowspan: 1, blocks };
  if (merge) growing.set(column, { cell, span });
  else growing.delete(column);
  return cell;
}

const hasContent = (block: FlowBlock) =>
  block.kind === 'table' || block.inlines.some((inline) => !isGone(inline));
