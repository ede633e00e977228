import { type NodeJson, nodeText } from '@pv/editor-schema';
import type { FlowBlock, FlowCell, FlowRow, FlowTable } from '../read/flow.ts';
import { arrange } from '../recognise/arrange.ts';
import { isBlank, type TextBlock } from '../recognise/block.ts';
import { blocksText } from '../recognise/blocks-text.ts';
import { lookOf } from '../recognise/look.ts';
import type { BuildScope } from './scope.ts';

/** The rows of a table as nodes. */
export interface TableGrid {
  rows: NodeJson[];
  /** Text of each row, cells parted by a tab. */
  texts: string[];
  headerTexts: string[];
  /** No row says that it is a head; the first was taken for one by its looks. */
  headerAssumed: boolean;
}

/** Builds the rows. A continuation has no head of its own. */
export function tableGrid(
  table: FlowTable,
  scope: BuildScope,
  options: { asContinuation?: boolean } = {},
): TableGrid {
  const declared = countWhile(table.rows, (row) => row.header);
  const assumed =
    declared === 0 && table.rows.length > 1 && !options.asContinuation && looksLikeHead(table);
  const headers = options.asContinuation ? 0 : assumed ? 1 : declared;
  const all = headers >= table.rows.length ? 0 : headers;
  const rows = table.rows.map((row, index) => tableRow(row, index < all, scope));
  const texts = rows.map(rowText);
  return { rows, texts, headerTexts: texts.slice(0, all), headerAssumed: assumed };
}

function countWhile<T>(items: readonly T[], test: (item: T) => boolean): number {
  const index = items.findIndex((item) => !test(item));
  return index < 0 ? items.length : index;
}

function tableRow(row: FlowRow, header: boolean, scope: BuildScope): NodeJson {
  const content = row.cells.map((cell) => tableCell(cell, header, scope));
  return { type: 'tableRow', ...(content.length > 0 && { content }) };
}

function tableCell(cell: FlowCell, header: boolean, scope: BuildScope): NodeJson {
  const blocks = arrange(cell.blocks).blocks;
  const content = scope.build(blocks, { plain: header });
  return {
    type: header ? 'tableHeader' : 'tableCell',
    attrs: { colspan: cell.colspan, rowspan: cell.rowspan, colwidth: null },
    content: content.length > 0 ? content : [{ type: 'paragraph' }],
  };
}

const rowText = (row: NodeJson) =>
  (row.content ?? []).map((cell) => nodeText(cell).trim()).join('\t');

/** A first row with text in every cell, all of it bold or centred, over rows that are not so. */
function looksLikeHead({ rows }: FlowTable): boolean {
  const [first, ...others] = rows;
  if (!first || first.cells.some((cell) => cellText(cell.blocks) === '')) return false;
  const rest = others.flatMap((row) => row.cells).filter((cell) => cellText(cell.blocks) !== '');
  const alike = (test: (block: TextBlock) => boolean) =>
    first.cells.every((cell) => textsOf(cell.blocks).every(test)) &&
    !rest.every((cell) => textsOf(cell.blocks).every(test));
  return alike((block) => lookOf(block).bold) || alike((block) => lookOf(block).centred);
}

const textsOf = (blocks: readonly FlowBlock[]): TextBlock[] =>
  arrange(blocks).blocks.flatMap((block) =>
    block.kind === 'text' && !isBlank(block) ? [block] : [],
  );

const cellText = (blocks: readonly FlowBlock[]) => blocksText(arrange(blocks).blocks).trim();
