import { child, childValue, elements, toggle, type XmlElement } from '../ooxml/tree.ts';
import type { ReadContext } from './context.ts';
import type { FlowBlock, FlowCell, FlowRow, FlowTable, Revision } from './flow.ts';
import type { ReadLog } from './read-log.ts';
import { noteRevision } from './revisions.ts';

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
    const { log } = context;
    const around = log.row;
    const properties = child(row, 'w:trPr');
    const inserted = trackedRow(properties, 'insertion', log);
    const deleted = trackedRow(properties, 'deletion', log);
    log.row = { ...(inserted && { insertion: inserted }), ...(deleted && { deletion: deleted }) };
    const { cells, end } = readRow(row, { context, readBlocks, growing });
    log.row = around;
    const tracked = { ...(inserted && { inserted }), ...(deleted && { deleted }) };
    rows.push({ header: toggle(properties, 'w:tblHeader') === true, cells, ...tracked });
    ends.push(end);
  }
  const columns = Math.max(1, ...ends);
  rows.forEach((row, index) => {
    const missing = columns - (ends[index] ?? 0);
    if (missing > 0) row.cells.push({ colspan: missing, rowspan: 1, blocks: [] });
  });
  return { kind: 'table', rows, columns, bookmarks };
}

const CHANGES = { insertion: 'w:ins', deletion: 'w:del' } as const;

/** Who has inserted or deleted a row, ECMA-376 part 1, clauses 17.13.5.16 and 17.13.5.12. */
function trackedRow(
  properties: XmlElement | null,
  kind: keyof typeof CHANGES,
  log: ReadLog,
): Revision | null {
  const name = CHANGES[kind];
  const element = toggle(properties, name) ? child(properties, name) : null;
  return element && noteRevision(element, kind, log);
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
    const cell = child(element, 'w:tcPr');
    const span = Math.max(1, columnCount(childValue(cell, 'w:gridSpan')));
    if (elements(cell).some(({ name }) => CELL_CHANGES.has(name)))
      state.context.log.counts.cells += 1;
    // the end of a cell parts nothing
    state.context.breakBefore = null;
    const blocks = state.readBlocks(element, state.context);
    state.context.breakBefore = null;
    const placed = place(element, { column, span, blocks }, state.growing);
    if (state.growing.has(column)) seen.add(column);
    if (placed) cells.push(placed);
    column += span;
  }
  for (const start of state.growing.keys()) if (!seen.has(start)) state.growing.delete(start);
  return { cells, end: column };
}

/** Cells inserted, deleted or merged with tracking, ECMA-376 part 1, clauses 17.13.5.1 to 17.13.5.3. */
const CELL_CHANGES = new Set(['w:cellIns', 'w:cellDel', 'w:cellMerge']);

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

const hasContent = (block: FlowBlock) => block.kind === 'table' || block.inlines.length > 0;
