import { Extension } from '@tiptap/core';
import {
  Fragment,
  type Node,
  type NodeType,
  type ResolvedPos,
  type Schema,
  Slice,
} from '@tiptap/pm/model';
import { type EditorState, Plugin, type Transaction } from '@tiptap/pm/state';
import { isInTable } from '@tiptap/pm/tables';
import { putBlocks } from '../section/put-blocks.ts';
import type { Workbench } from '../shell/workbench.ts';
import { tidyHtml } from './tidy-html.ts';

/** Fields of one cell with breaks or quotes in it are quoted, as spreadsheets do. */
const FIELD = /"((?:[^"]|"")*)"(?=[\t\n]|$)|([^\t\n]*)/y;

function readRows(text: string): string[][] {
  const rows: string[][] = [[]];
  for (let at = 0; at <= text.length; at += 1) {
    FIELD.lastIndex = at;
    const found = FIELD.exec(text);
    rows.at(-1)?.push(found?.[1]?.replaceAll('""', '"') ?? found?.[2] ?? '');
    at = FIELD.lastIndex;
    if (text[at] === '\n') rows.push([]);
  }
  return rows;
}

/**
 * The cells of a text that a spreadsheet put on the clipboard: lines with equally many tabs, two lines
 * at least. Null for another text; one whose lines all begin with a tab is code.
 */
export function readTsv(text: string): string[][] | null {
  const plain = text.replace(/\r\n?/g, '\n').replace(/\n+$/, '');
  if (!plain.includes('\t')) return null;
  const rows = readRows(plain);
  const columns = rows[0]?.length ?? 0;
  if (rows.length < 2 || columns < 2 || rows.some((row) => row.length !== columns)) return null;
  return rows.every(([first]) => !first?.trim()) ? null : rows;
}

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

const OBJECTS: ReadonlySet<string> = new Set(['tableBlock', 'figure', 'partedFigure', 'listing']);

/** Whether a slice holds an object with a caption among its blocks. */
export const holdsObject = ({ content }: Slice): boolean =>
  content.content.some(({ type }) => OBJECTS.has(type.name));

/**
 * Pastes blocks some of which have captions: text before and after them joins the paragraph of the caret;
 * alone, or pasted in a list or a caption, they stand after the block of the caret. A line to write on
 * always follows.
 */
export function putSlice(state: EditorState, slice: Slice): Transaction {
  const { $from, empty } = state.selection;
  const running = $from.depth === 1 && /^(paragraph|heading)$/.test($from.parent.type.name);
  const closed = slice.openStart === 0 && slice.openEnd === 0;
  if (empty && (closed || !running)) {
    return putBlocks(state, slice.content.toJSON(), $from.pos).setMeta('paste', true);
  }
  const tr = state.tr.replaceSelection(slice);
  const last = tr.doc.lastChild;
  const line = state.schema.nodes.paragraph?.create();
  if (last && OBJECTS.has(last.type.name) && line) tr.insert(tr.doc.content.size, line);
  return tr.scrollIntoView().setMeta('paste', true);
}

/** The ids that stand in the document. */
type Taken = Pick<ReadonlyMap<string, unknown>, 'has'>;

/** A copy of what the document has already is a thing of its own: its id goes, and the section gives another. */
export function withoutIds({ content, openStart, openEnd }: Slice, taken: Taken): Slice {
  const renamed = (fragment: Fragment): Fragment =>
    Fragment.from(
      fragment.content.map((node) => {
        if (node.isText) return node;
        const attrs = taken.has(node.attrs.id) ? { ...node.attrs, id: null } : node.attrs;
        return node.type.create(attrs, renamed(node.content), node.marks);
      }),
    );
  return new Slice(renamed(content), openStart, openEnd);
}

/** Texts of other programs come in as texts of a section: tables, lists, pictures, captions. */
export function pasteOutside(bench: Workbench): Extension {
  return Extension.create({
    name: 'pasteOutside',
    // a table that fills cells is for the plugin of tables, one in the text is for this
    priority: 900,
    addProseMirrorPlugins: () => [
      new Plugin({
        props: {
          transformPastedHTML(html) {
            const { html: tidy, pictures } = tidyHtml(html);
            // the figures that wait for them are in the text only then
            if (pictures.files.size + pictures.missing > 0) {
              queueMicrotask(() => bench.fillFigures(pictures));
            }
            return tidy;
          },
          transformPasted(slice, view) {
            const fitting = fitSlice(slice, isInTable(view.state));
            // what is dragged inside of a text stays itself
            return view.dragging
              ? fitting
              : withoutIds(fitting, bench.live.numbering.current().byId);
          },
          clipboardTextParser: sliceOfText,
          handlePaste(view, _, slice) {
            if (isInTable(view.state) || !holdsObject(slice)) return false;
            view.dispatch(putSlice(view.state, slice));
            return true;
          },
        },
      }),
    ],
  });
}
