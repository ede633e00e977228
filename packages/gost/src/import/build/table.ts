import type { NodeJson } from '@pv/editor-schema';
import type { TableBlock, TextBlock } from '../recognise/block.ts';
import { continuedTable } from '../recognise/captions.ts';
import {
  captionNodes,
  captionOf,
  type FoundCaption,
  noteBookmarks,
  noteCaption,
} from './captioned.ts';
import type { Cursor } from './cursor.ts';
import type { BlockRule, BuildScope } from './scope.ts';
import { tableGrid } from './table-grid.ts';
import { unpackFrame } from './unpack-frame.ts';

/** Tables with a caption above or below; parts under «Продолжение таблицы» join the table before. */
export const tableRule: BlockRule = (cursor, scope) => {
  const { here } = cursor;
  if (here?.kind === 'text') return continued(cursor, here, scope) ?? captionFirst(cursor, scope);
  if (here?.kind !== 'table') return null;
  const below = captionBelow(cursor);
  const unpacked = below ? null : unpackFrame(here, scope);
  cursor.take();
  if (unpacked) return unpacked;
  if (below) cursor.passThrough(below.block);
  return [makeTable(here, below, scope)];
};

function captionFirst(cursor: Cursor, scope: BuildScope): NodeJson[] | null {
  const caption = captionOf(cursor.here, 'table');
  if (!caption) return null;
  const next = cursor.ahead(1);
  if (next?.kind === 'table') {
    cursor.passThrough(next);
    return [makeTable(next, caption, scope)];
  }
  const after = cursor.ahead(2);
  const isBare = caption.labels.length > 0 && caption.block.text.slice(caption.end).trim() === '';
  if (!isBare || next?.kind !== 'text' || after?.kind !== 'table') return null;
  if (next.text.length > 300) return null;
  cursor.passThrough(after);
  return [makeTable(after, { ...caption, name: next }, scope)];
}

/** A caption under the table; not when another table follows, whose caption it then is. */
function captionBelow(cursor: Cursor): FoundCaption | null {
  const caption = captionOf(cursor.ahead(1), 'table');
  if (!caption || caption.labels.length === 0) return null;
  return cursor.ahead(2)?.kind === 'table' ? null : caption;
}

function makeTable(block: TableBlock, caption: FoundCaption | null, scope: BuildScope): NodeJson {
  const { recognition } = scope;
  const grid = tableGrid(block.table, scope);
  const name = caption ? captionNodes(caption, recognition) : [];
  const table: NodeJson = { type: 'table', content: grid.rows };
  const node: NodeJson = {
    type: 'tableBlock',
    attrs: { id: recognition.newId() },
    content: [{ type: 'tableCaption', ...(name.length > 0 && { content: name }) }, table],
  };
  noteCaption(caption, node, 'table', recognition);
  noteBookmarks(block.bookmarks, node, recognition);
  if (!caption) recognition.report.warn('table_without_caption', node);
  if (grid.headerAssumed) recognition.report.warn('table_header_assumed', node);
  scope.lastTable = {
    label: caption?.labels[0] ?? null,
    columns: block.table.columns,
    table,
    header: grid.headerTexts,
  };
  return node;
}

/** Joins the rows under «Продолжение таблицы» to the table before, without its repeated head. */
function continued(cursor: Cursor, here: TextBlock, scope: BuildScope): NodeJson[] | null {
  const label = continuedTable(here.text);
  const next = cursor.ahead(1);
  const { lastTable } = scope;
  if (label === null || next?.kind !== 'table' || !lastTable) return null;
  const sameNumber = label === '' || lastTable.label === null || label === lastTable.label;
  if (!sameNumber || next.table.columns !== lastTable.columns) return null;
  cursor.passThrough(next);
  const { report } = scope.recognition;
  report.putAside('continuedTable', here.text);
  const grid = tableGrid(next.table, scope, { asContinuation: true });
  const repeated = countRepeated(grid.texts, lastTable.header);
  for (const text of grid.texts.slice(0, repeated)) report.putAside('repeatedHeader', text);
  lastTable.table.content = [...(lastTable.table.content ?? []), ...grid.rows.slice(repeated)];
  return [];
}

function countRepeated(texts: readonly string[], header: readonly string[]): number {
  let count = 0;
  while (count < header.length && header[count] === texts[count] && texts[count] !== '') count += 1;
  return count;
}
