import type { NodeJson } from '@pv/editor-schema';

function cells(type: 'tableHeader' | 'tableCell', columns: number): NodeJson[] {
  return Array.from({ length: columns }, () => ({ type, content: [{ type: 'paragraph' }] }));
}

/** An empty table with a caption; the first of its rows is the header. Sizes are at least 1. */
export function tableNode(rows: number, columns: number): NodeJson {
  const content = Array.from({ length: Math.max(1, rows) }, (_, row) => ({
    type: 'tableRow',
    content: cells(row === 0 ? 'tableHeader' : 'tableCell', Math.max(1, columns)),
  }));
  return { type: 'tableBlock', content: [{ type: 'tableCaption' }, { type: 'table', content }] };
}
