import { displayPieces } from '../formula/formula.ts';
import { typstString, typstTuple } from '../formula/typst-literals.ts';
import type { Block, BlockKind, BlockOf, ListMarker } from '../model/document.ts';
import { illustrationMark } from '../model/illustrations.ts';
import { LAYOUT } from '../model/layout.ts';
import { listLetter } from '../model/letters.ts';
import { nodeLabel, type WriteContext } from './write-context.ts';
import { writeFigure } from './write-figure.ts';
import { writeInlines, writeMath } from './write-inlines.ts';
import { writeCode, writeListing, writeTable } from './write-objects.ts';
import { writeMono } from './write-text.ts';

/** Typst of this length may be wider than the line; measuring every formula would cost time. */
const MAYBE_WIDE = 150;

/** A formula on its own line; the LaTeX in monospace where it cannot be laid out. */
function writeFormula({ id, number, tex }: BlockOf<'formula'>, context: WriteContext): string {
  const label = typstString(nodeLabel(id));
  const mark = number === null ? 'none' : typstString(number);
  const formula = writeMath(tex, true, context);
  if (formula === null) {
    return `#formula-source(${label}, ${mark}, ${writeMono(tex, context)})`;
  }
  if (formula.length <= MAYBE_WIDE && context.width >= 100) {
    return `#eq(${label}, ${mark}, $${formula}$)`;
  }
  const pieces = displayPieces(tex).map(
    ({ sign, repeated, body }) => `(${[sign, repeated, body].map((one) => `$${one}$`).join(', ')})`,
  );
  return `#wide-eq(${label}, ${mark}, $${formula}$, ${typstTuple(pieces)})`;
}

/** GOST 7.32-2017 clause 6.4.6. */
const MARKERS: Record<ListMarker, (position: number) => string> = {
  dash: () => '–',
  letter: (position) => `${listLetter(position)})`,
  digit: (position) => `${position})`,
};

/**
 * A list: every element from the paragraph indent, wrapped lines back at the left border, an inner
 * list one indent deeper.
 */
function writeList(
  { marker, start, items }: BlockOf<'list'>,
  context: WriteContext,
  writeBlocks: (blocks: readonly Block[], context: WriteContext) => string,
): string {
  const inner = { ...context, listDepth: context.listDepth + 1 };
  return items
    .map((blocks, index) => {
      const [first] = blocks;
      const lead = first?.kind === 'paragraph' ? first.inlines : [];
      const rest = first?.kind === 'paragraph' ? blocks.slice(1) : blocks;
      const mark = typstString(`${MARKERS[marker](start + index)}\u00a0`);
      const element = `#li(${context.listDepth}, ${mark}, ${writeInlines(lead, context)})`;
      return rest.length === 0 ? element : `${element}\n${writeBlocks(rest, inner)}`;
    })
    .join('\n');
}

/** Entries as those of the contents: «Рисунок 1.1 — Схема», dots, the page. */
function writeIllustrations(
  { of, entries }: BlockOf<'illustrations'>,
  context: WriteContext,
): string {
  return entries
    .map(({ id, number, name }) => {
      const mark = illustrationMark({ of, number, name }, context.profile);
      const text = `text(${typstString(mark)}) + ${writeInlines(name, context)}`;
      return `#entry(${typstString(nodeLabel(id))}, 0, none, ${text})`;
    })
    .join('\n');
}

/** The text itself: neither a cell nor an inner list. */
const isInBody = ({ inCell, listDepth }: WriteContext): boolean => !inCell && listDepth === 1;

/** The same place on a page turned on its side. */
const turned = (context: WriteContext): WriteContext => ({
  ...context,
  width: context.width + LAYOUT.turned,
  figureHeight: context.figureHeight - LAYOUT.turned,
});

type Turnable = BlockOf<'figure' | 'table'>;

/** Writes what may stand on a page of its own, turned on its side; Typst allows none inside of anything. */
const turning =
  <B extends Turnable>(write: (block: B, context: WriteContext) => string) =>
  (block: B, context: WriteContext): string =>
    block.landscape && isInBody(context)
      ? `#page(flipped: true)[${write(block, turned(context))}]`
      : write(block, context);

type BlockWriters = {
  [K in BlockKind]: (block: BlockOf<K>, context: WriteContext) => string;
};

const WRITERS: BlockWriters = {
  paragraph: writeParagraph,
  heading: ({ id, level, number, text }) =>
    `#numbered(${typstString(nodeLabel(id))}, ${level}, ${typstString(headingText(number, text))})`,
  list: (block, context) => writeList(block, context, writeBlocks),
  figure: turning(writeFigure),
  table: turning((block, context) => writeTable(block, context, writeBlocks)),
  pageBreak: (_, context) => (isInBody(context) ? '#pagebreak(weak: true)' : ''),
  illustrations: writeIllustrations,
  listing: writeListing,
  code: writeCode,
  formula: writeFormula,
};

/** Blocks as Typst markup, one call of a function of the preamble a line; nothing typed is markup. */
export function writeBlocks(blocks: readonly Block[], context: WriteContext): string {
  return blocks
    .map((block) => writeBlock(block, context))
    .filter((source) => source !== '')
    .join('\n');
}

/** «1.2 Заголовок»: a number without a dot (6.4.1), never alone at the end of a line. */
export function headingText(number: string | null, text: string): string {
  return number === null ? text.trim() : `${number}\u00a0${text.trim()}`;
}

function writeBlock<K extends BlockKind>(block: BlockOf<K>, context: WriteContext): string {
  const write: BlockWriters[K] = WRITERS[block.kind as K];
  return write(block, context);
}

/** An empty paragraph prints nothing: distances belong to the blocks. */
function writeParagraph(
  { inlines, definition }: BlockOf<'paragraph'>,
  context: WriteContext,
): string {
  if (inlines.every((inline) => inline.kind === 'text' && inline.text.trim() === '')) return '';
  return `#${definition ? 'p0' : 'p'}(${writeInlines(inlines, context)})`;
}
