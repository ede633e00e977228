import { Fragment, type Node, type Schema, Slice } from '@tiptap/pm/model';

/** A table with a caption, of a table or of its rows. */
function blockOf(schema: Schema, content: Fragment): Node | null {
  const { table, tableBlock, tableCaption } = schema.nodes;
  const whole =
    content.firstChild?.type === table ? content.firstChild : table?.create(null, content);
  const caption = tableCaption?.create();
  return whole && caption && tableBlock ? tableBlock.create(null, [caption, whole]) : null;
}

/** Cells that were copied in a table get a table of their own outside of it. */
function wrapCells(slice: Slice): Slice {
  const { content } = slice;
  const first = content.firstChild;
  const role: unknown = first?.type.spec.tableRole;
  if (!first || (role !== 'table' && role !== 'row')) return slice;
  const rows = role === 'table' ? first.content : content;
  if (rows.childCount === 1 && rows.firstChild?.childCount === 1) {
    return new Slice(rows.firstChild.firstChild?.content ?? Fragment.empty, 1, 1);
  }
  const block = blockOf(first.type.schema, content);
  return block ? new Slice(Fragment.from(block), 0, 0) : slice;
}

/** The words of a table as blocks: its caption and what its cells hold. */
function blocksIn(block: Node): Node[] {
  const found: Node[] = [];
  const { paragraph } = block.type.schema.nodes;
  const [caption, table] = block.children;
  if (caption?.content.size && paragraph) found.push(paragraph.create(null, caption.content));
  table?.forEach((row) => {
    row.forEach((cell) => {
      found.push(...cell.children);
    });
  });
  return found;
}

const isEmptyLine = (node: Node) => node.type.name === 'paragraph' && node.content.size === 0;

/** A table pasted into a table fills its cells; among other text it becomes its words, as tables hold no tables. */
function intoCells(slice: Slice): Slice {
  const blocks = slice.content.content;
  const tables = blocks.filter(({ type }) => type.name === 'tableBlock');
  const [only] = tables;
  if (!only) return slice;
  if (tables.length === 1 && blocks.every((node) => node === only || isEmptyLine(node))) {
    return new Slice(Fragment.from(only.lastChild), 0, 0);
  }
  const nodes = blocks.flatMap((node) =>
    node.type.name === 'tableBlock' ? blocksIn(node) : [node],
  );
  return Slice.maxOpen(Fragment.from(nodes));
}

/** What is pasted, as the place takes it: inside of a table, or in running text. */
export function fitSlice(slice: Slice, inTable: boolean): Slice {
  return inTable ? intoCells(slice) : wrapCells(slice);
}
