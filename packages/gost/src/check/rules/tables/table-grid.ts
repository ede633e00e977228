import { cellSpan } from '@pv/editor-schema';
import type { BlockRef } from '../../reading/block.ts';
import type { Reading } from '../../reading/read-document.ts';

/** A table with its rows; `block` is the numbered table with the caption. */
export interface TableReading {
  block: BlockRef;
  rows: readonly (readonly BlockRef[])[];
}

/** The tables of the document. */
export function* tables({ blocks }: Reading): Generator<TableReading> {
  for (const block of blocks) {
    if (block.node.type !== 'tableBlock') continue;
    const table = block.children.find(({ node }) => node.type === 'table');
    yield { block, rows: table?.children.map(({ children }) => children) ?? [] };
  }
}

/** The text of a cell, its paragraphs joined; atoms count. */
export function cellText(cell: BlockRef): string {
  return cell.children
    .map(
      ({ unit, node, children }) =>
        unit?.text ?? (children.length > 0 ? '\uFFFC' : node.type === 'paragraph' ? '' : '\uFFFC'),
    )
    .join('\n');
}

/** How many columns the widest row covers. */
export function columnCount({ rows }: TableReading): number {
  const widths = rows.map((cells) =>
    cells.reduce((sum, { node }) => sum + cellSpan(node, 'colspan'), 0),
  );
  return Math.max(0, ...widths);
}

export const isHeader = ({ node }: BlockRef): boolean => node.type === 'tableHeader';
