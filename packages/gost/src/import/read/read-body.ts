import { child, descendant, elements, type XmlElement } from '../ooxml/tree.ts';
import { chosenAlternative } from './alternatives.ts';
import type { ReadContext } from './context.ts';
import {
  type FlowBlock,
  type FlowInline,
  type FlowParagraph,
  inlineText,
  type Revision,
  wholeDeletion,
} from './flow.ts';
import { readParagraph } from './read-paragraph.ts';
import { readTable } from './read-table.ts';

/**
 * Joins each paragraph whose mark was deleted to the next one, whose formatting the line then has. One
 * that was deleted with all its words stays by itself; an empty one with nothing to join is gone.
 */
function joinDeletedMarks(
  blocks: readonly FlowBlock[],
  markDeleted: WeakMap<FlowParagraph, Revision>,
): FlowBlock[] {
  const result: FlowBlock[] = [];
  for (const block of blocks) {
    const last = result.at(-1);
    const whole = last?.kind === 'paragraph' && wholeDeletion(last.inlines);
    const revision = last?.kind === 'paragraph' && !whole ? markDeleted.get(last) : undefined;
    if (last?.kind !== 'paragraph' || !revision) result.push(block);
    else if (block.kind === 'paragraph') {
      joinTo(block, last, revision);
      result[result.length - 1] = block;
    } else result.splice(inlineText(last.inlines) === '' ? -1 : result.length, 1, block);
  }
  const last = result.at(-1);
  const gone =
    last?.kind === 'paragraph' &&
    markDeleted.has(last) &&
    inlineText(last.inlines) === '' &&
    !wholeDeletion(last.inlines);
  return gone ? result.slice(0, -1) : result;
}

/** Puts what stood in the line before, and the break that is to go, at the beginning of a paragraph. */
function joinTo(block: FlowParagraph, before: FlowParagraph, revision: Revision): void {
  const inserted = block.breakBefore;
  const end: FlowInline = { kind: 'break', revision, ...(inserted && { inserted }) };
  block.inlines.unshift(...before.inlines, ...(before.inlines.length > 0 ? [end] : []));
  block.breakBefore = before.breakBefore;
  block.bookmarks.unshift(...before.bookmarks);
  block.pageBreakBefore ||= before.pageBreakBefore;
  block.ownPage ||= before.ownPage ?? false;
}

type BlockReader = (element: XmlElement, context: ReadContext) => FlowBlock[];

const BLOCK_READERS: Readonly<Record<string, BlockReader>> = {
  'w:p': (element, context) => {
    const { paragraph, boxes } = readParagraph(element, context);
    return [paragraph, ...boxes.flatMap((box) => readBlocks(box, context))];
  },
  'w:tbl': (element, context) => {
    context.breakBefore = null;
    const table = readTable(element, context, readBlocks);
    return table.rows.length > 0 ? [table] : [];
  },
  'w:sdt': (element, context) => {
    const { generated } = context;
    context.generated = galleryOf(element) ?? generated;
    const blocks = readBlocks(child(element, 'w:sdtContent'), context);
    context.generated = generated;
    return blocks;
  },
  'mc:AlternateContent': (element, context) => readBlocks(chosenAlternative(element), context),
  'w:bookmarkStart': (element, { pendingBookmarks }) => {
    const name = element.attributes['w:name'];
    if (name && name !== '_GoBack') pendingBookmarks.push(name);
    return [];
  },
  'w:sectPr': () => [],
  'w:tcPr': () => [],
  // Formulas may stand between paragraphs in files of other programs.
  'm:oMathPara': readLoose,
  'm:oMath': readLoose,
  'w:r': readLoose,
};

/** Reads the block-level children of an element; of those not known only the insides count. */
export function readBlocks(parent: XmlElement | null, context: ReadContext): FlowBlock[] {
  const blocks = elements(parent).flatMap((element) => {
    const reader = BLOCK_READERS[element.name];
    return reader ? reader(element, context) : readBlocks(element, context);
  });
  return joinDeletedMarks(blocks, context.markDeleted);
}

function readLoose(element: XmlElement, context: ReadContext): FlowBlock[] {
  const wrapped: XmlElement = { name: 'w:p', attributes: {}, children: [element] };
  return [readParagraph(wrapped, context).paragraph];
}

const GALLERIES: Readonly<Record<string, 'contents' | 'cover'>> = {
  'Table of Contents': 'contents',
  'Cover Pages': 'cover',
};

function galleryOf(control: XmlElement): 'contents' | 'cover' | null {
  const properties = child(control, 'w:sdtPr');
  const gallery = properties && descendant(properties, 'w:docPartGallery');
  return GALLERIES[gallery?.attributes['w:val'] ?? ''] ?? null;
}

/** Printable width of the page in points, from the last section; A4 with 30 and 15 mm by default. */
export function textWidth(body: XmlElement): number {
  const section = child(body, 'w:sectPr');
  const page = Number(child(section, 'w:pgSz')?.attributes['w:w'] ?? Number.NaN);
  const margins = child(section, 'w:pgMar')?.attributes;
  const width = (page - Number(margins?.['w:left']) - Number(margins?.['w:right'])) / 20;
  return width > 72 ? width : 467.7;
}
