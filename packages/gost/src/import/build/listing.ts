import type { NodeJson } from '@pv/editor-schema';
import { inlineText } from '../read/flow.ts';
import { arrange } from '../recognise/arrange.ts';
import { type Block, isBlank, type TextBlock } from '../recognise/block.ts';
import { isCode } from '../recognise/look.ts';
import type { Recognition } from '../recognise/recognition.ts';
import { captionNodes, captionOf, type FoundCaption, noteCaption } from './captioned.ts';
import type { Cursor } from './cursor.ts';
import type { BlockRule } from './scope.ts';

/** True where a run of code begins. */
function isCodeHere(block: Block | null, recognition: Recognition): block is TextBlock {
  return (
    block?.kind === 'text' && !recognition.headings.has(block) && isCode(block, recognition.usual)
  );
}

const isWhole = (block: TextBlock) => block.source.whole || codeText(block).includes('\n');

/** Code of its own after other code: it is whole, on a new page, or stands further off than lines do. */
function isOwnCode(block: TextBlock, last: TextBlock): boolean {
  const further = (block.source.before ?? 0) > (last.source.before ?? 0);
  return isWhole(block) || block.pageBreakBefore || further;
}

/** What our own export puts between code and code. */
const partsCode = ({ source }: TextBlock) => source.styleName.startsWith('ГОСТ Разделитель');

/**
 * Takes a run of code paragraphs as lines. A paragraph of several lines is a listing of its own: only
 * single lines join, and blank lines between them stay.
 */
function takeCode(cursor: Cursor, recognition: Recognition): string {
  const lines: string[] = [];
  let blanks = 0;
  let last: TextBlock | null = null;
  for (const block of cursor.upcoming()) {
    if (isBlank(block)) {
      if (block.kind === 'text' && partsCode(block)) break;
      blanks += 1;
      continue;
    }
    if (!isCodeHere(block, recognition)) break;
    if (last && isOwnCode(block, last)) break;
    lines.push(...Array<string>(last ? blanks : 0).fill(''), codeText(block));
    blanks = 0;
    last = block;
    cursor.passThrough(block);
    if (isWhole(block)) break;
  }
  return lines.join('\n');
}

const codeText = (block: TextBlock) =>
  inlineText(block.inlines)
    .replace(/[\f\uFFFC]/g, '')
    .trimEnd();

/** The code of a table drawn as a frame around it, with the numbers of its lines where they are typed. */
interface FramedCode {
  code: string;
  lineNumbers: string;
}

/** Reads a table of one row and one or two cells as framed code; null when it is not. */
function framedCode(block: Block | null, recognition: Recognition): FramedCode | null {
  if (block?.kind !== 'table' || block.table.columns > 2) return null;
  const cells = block.table.rows.flatMap((row) => row.cells);
  const texts = cells.map((cell) => cellCode(arrange(cell.blocks).blocks, recognition));
  if (cells.length === 1 && texts[0]) return { code: texts[0], lineNumbers: '' };
  if (block.table.rows.length !== 1 || cells.length !== 2 || !texts[1]) return null;
  const numbers = arrange(cells[0]?.blocks ?? [])
    .blocks.map((one) => (one.kind === 'text' ? one.text : 'x'))
    .join('\n');
  return /^[\d\s.]+$/.test(numbers) ? { code: texts[1], lineNumbers: numbers } : null;
}

function cellCode(blocks: readonly Block[], { usual }: Recognition): string | null {
  const filled = blocks.filter((block) => !isBlank(block));
  const isAllCode = filled.every((block) => block.kind === 'text' && isCode(block, usual));
  if (filled.length === 0 || !isAllCode) return null;
  return blocks
    .map((block) => (block.kind === 'text' ? codeText(block) : ''))
    .join('\n')
    .trimEnd();
}

/** A `codeBlock` node. */
function codeBlock(code: string): NodeJson {
  const content = code === '' ? {} : { content: [{ type: 'text', text: code }] };
  return { type: 'codeBlock', attrs: { language: null }, ...content };
}

/** Code with a caption above or below becomes a listing, code without one a bare block. */
export const listingRule: BlockRule = (cursor, { recognition }) => {
  const above = captionOf(cursor.here, 'listing');
  if (above) {
    if (!startsCode(cursor.ahead(1), recognition)) return null;
    cursor.take();
    cursor.skipBlank();
    return [makeListing(take(cursor, recognition), above, recognition)];
  }
  if (!startsCode(cursor.here, recognition)) return null;
  const code = take(cursor, recognition);
  const below = captionPastBlank(cursor);
  if (below && below.labels.length > 0 && !captionsNext(cursor, below, recognition)) {
    cursor.passThrough(below.block);
    return [makeListing(code, below, recognition)];
  }
  const block = codeBlock(code);
  recognition.report.became('code', '', block);
  return [block];
};

function captionPastBlank(cursor: Cursor): FoundCaption | null {
  cursor.skipBlank();
  return captionOf(cursor.here, 'listing');
}

/** The caption is that of the next code, not of the one before. */
function captionsNext(cursor: Cursor, caption: FoundCaption, recognition: Recognition): boolean {
  let passed = false;
  const next = cursor.find((block) => {
    if (block === caption.block) passed = true;
    return passed && block !== caption.block && !isBlank(block);
  });
  return startsCode(next, recognition);
}

function startsCode(block: Block | null, recognition: Recognition): boolean {
  return isCodeHere(block, recognition) || framedCode(block, recognition) !== null;
}

function take(cursor: Cursor, recognition: Recognition): string {
  const framed = framedCode(cursor.here, recognition);
  if (!framed) return takeCode(cursor, recognition);
  cursor.take();
  recognition.report.putAside('lineNumbers', framed.lineNumbers);
  return framed.code;
}

function makeListing(code: string, caption: FoundCaption, recognition: Recognition): NodeJson {
  const name = captionNodes(caption, recognition);
  const listing: NodeJson = {
    type: 'listing',
    attrs: { id: recognition.newId() },
    content: [
      { type: 'listingCaption', ...(name.length > 0 && { content: name }) },
      codeBlock(code),
    ],
  };
  noteCaption(caption, listing, 'listing', recognition);
  return listing;
}
