import { Fragment, type NodeType, type ResolvedPos, Slice } from '@tiptap/pm/model';
import { readTsv } from './read-tsv.ts';

/** A table of plain cells; a cell with breaks has several paragraphs. */
function tableOf(paragraph: NodeType, rows: readonly (readonly string[])[]): Slice {
  const line = (text: string) => ({
    type: 'paragraph',
    ...(text && { content: [{ type: 'text', text }] }),
  });
  const content = rows.map((row) => ({
    type: 'tableRow',
    content: row.map((text) => ({ type: 'tableCell', content: text.split('\n').map(line) })),
  }));
  const block = paragraph.schema.nodeFromJSON({
    type: 'tableBlock',
    content: [{ type: 'tableCaption' }, { type: 'table', content }],
  });
  return new Slice(Fragment.from(block), 0, 0);
}

/**
 * A pasted text without marks: cells of a spreadsheet are a table, unless plain text was asked for;
 * other lines are paragraphs, marked as the text at the caret is.
 */
export function sliceOfText(text: string, $context: ResolvedPos, plain: boolean): Slice {
  const { schema } = $context.doc.type;
  const { paragraph } = schema.nodes;
  if (!paragraph) return Slice.empty;
  const rows = plain ? null : readTsv(text);
  if (rows) return tableOf(paragraph, rows);
  const marks = $context.marks();
  const lines = text.split(/(?:\r\n?|\n)+/);
  const nodes = lines.map((line) => paragraph.create(null, line ? schema.text(line, marks) : null));
  return Slice.maxOpen(Fragment.from(nodes));
}
