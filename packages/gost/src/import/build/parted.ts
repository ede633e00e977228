import type { NodeJson } from '@pv/editor-schema';
import type { FlowPicture } from '../read/flow.ts';
import { sliceInlines } from '../read/flow.ts';
import { arrange } from '../recognise/arrange.ts';
import { type Block, isBlank, type TableBlock, type TextBlock } from '../recognise/block.ts';
import type { Recognition } from '../recognise/recognition.ts';
import { captionNodes, captionOf, noteBookmarks, noteCaption } from './captioned.ts';
import { imagesOf } from './figure.ts';
import { inlineNodes } from './inline-nodes.ts';
import type { BlockRule } from './scope.ts';

/** A picture of a table with what stands under it. */
interface FoundPart {
  picture: FlowPicture;
  name: TextBlock | null;
  bookmarks: readonly string[];
}

/** Longer than an explanation is. */
const MAX_NAME = 300;

/** The cells row by row; words in a row of their own go to the pictures above them. */
function cellsOf({ table }: TableBlock): Block[][] {
  const rows: Block[][][] = [];
  for (const { cells } of table.rows) {
    const row = cells.map(({ blocks }) => arrange(blocks).blocks.filter((one) => !isBlank(one)));
    const above = rows.at(-1);
    const words = row.every((cell) => cell.every(({ kind }) => kind === 'text'));
    if (words && above?.length === row.length) {
      for (const [at, cell] of row.entries()) above[at]?.push(...cell);
    } else rows.push(row);
  }
  return rows.flat().filter((cell) => cell.length > 0);
}

/** One picture, and at most a paragraph under it. */
function partIn([picture, name, ...more]: readonly Block[]): FoundPart | null {
  if (picture?.kind !== 'pictures' || more.length > 0) return null;
  const [only, ...others] = picture.pictures;
  if (!only || others.length > 0) return null;
  const { bookmarks } = picture;
  if (name === undefined) return { picture: only, name: null, bookmarks };
  return name.kind === 'text' && isExplanation(name) ? { picture: only, name, bookmarks } : null;
}

/** The parts of a table that only puts pictures beside each other; null for any other. */
function partsOf(block: TableBlock): FoundPart[] | null {
  const parts = cellsOf(block).map(partIn);
  const found = parts.filter((part) => part !== null);
  return found.length > 1 && found.length === parts.length ? found : null;
}

const isExplanation = (block: TextBlock) =>
  block.text.length <= MAX_NAME && (captionOf(block, 'figure')?.labels.length ?? 0) === 0;

const LETTER = /^\s*\(?\p{L}\)[\s\u00a0]*/u;

/** Pictures side by side in a table over one caption are the parts of one figure. */
export const partedRule: BlockRule = (cursor, { recognition }) => {
  const { here } = cursor;
  const caption = here?.kind === 'table' ? captionOf(cursor.ahead(1), 'figure') : null;
  const parts = caption && here?.kind === 'table' ? partsOf(here) : null;
  if (here?.kind !== 'table' || !caption || !parts) return null;
  cursor.passThrough(caption.block);
  const name = captionNodes(caption, recognition);
  const figure: NodeJson = {
    type: 'partedFigure',
    attrs: { id: recognition.newId(), columns: columnsOf(here) },
  };
  figure.content = [
    ...parts.map((part) => partNode(part, figure, recognition)),
    { type: 'figureCaption', ...(name.length > 0 && { content: name }) },
  ];
  noteCaption(caption, figure, 'figure', recognition);
  noteBookmarks(here.bookmarks, figure, recognition);
  return [figure];
};

const columnsOf = ({ table }: TableBlock): number =>
  Math.min(3, Math.max(1, ...table.rows.map(({ cells }) => cells.length)));

function partNode(
  { picture, name, bookmarks }: FoundPart,
  figure: NodeJson,
  recognition: Recognition,
): NodeJson {
  const images = imagesOf([picture], figure, recognition).map((image) => ({
    ...image,
    width: 100,
  }));
  const typed = LETTER.exec(name?.text ?? '')?.[0].length ?? 0;
  const content = name ? inlineNodes(sliceInlines(name.inlines, typed), recognition) : [];
  const part: NodeJson = {
    type: 'figurePart',
    attrs: { id: recognition.newId(), images },
    ...(content.length > 0 && { content }),
  };
  noteBookmarks(bookmarks, part, recognition);
  return part;
}
