import { inlinesText } from './block-text.ts';
import type { Block, BlockKind, BlockOf, GostDocument } from './document.ts';

/** How many blocks of the text after a figure go before it, by its id. */
export type FigureMoves = ReadonlyMap<string, number>;

/** What a figure may stand after: text, nothing that has a heading, a caption or pages of its own. */
const TEXT: ReadonlySet<BlockKind> = new Set(['paragraph', 'list', 'formula', 'code']);

/** No page has room for more. */
const MOST = 40;

/** Of an empty paragraph nothing is seen. */
export const isSeen = (block: Block): boolean =>
  block.kind !== 'paragraph' || inlinesText(block.inlines).trim() !== '';

/** What is seen right before a block. */
export const seenBefore = (blocks: readonly Block[], at: number): Block | undefined =>
  blocks.slice(0, at).findLast(isSeen);

/** Where the headings begin that stand right over a block; the block itself where none does. */
export function headingsOver(blocks: readonly Block[], at: number): number {
  const over = blocks.slice(0, at);
  const text = over.findLastIndex((block) => block.kind !== 'heading' && isSeen(block));
  const after = over.slice(text + 1).findIndex(({ kind }) => kind === 'heading');
  return after < 0 ? at : text + 1 + after;
}

/** A paragraph that goes on with nothing: not «где …», not «1 – корпус». */
const beginsAnew = (block: Block): boolean =>
  block.kind === 'paragraph' && /^[^\p{L}\p{N}]*\p{Lu}/u.test(inlinesText(block.inlines));

/** «Схема такова:» is followed by what it says. */
const leadsOn = (block: Block | undefined): boolean =>
  block?.kind === 'paragraph' && inlinesText(block.inlines).trimEnd().endsWith(':');

/** Sources are numbered in the order in which they are named; a page of its own begins where it is. */
const stays = ({ caption, parts, landscape }: BlockOf<'figure'>): boolean =>
  landscape === true ||
  [...caption, ...(parts?.parts ?? []).flatMap(({ name }) => name)].some(
    ({ kind }) => kind === 'citation',
  );

/** Where the figures end that stand one under another from `at`. */
export function runEnd(blocks: readonly Block[], at: number): number {
  const count = blocks.slice(at).findIndex(({ kind }) => kind !== 'figure');
  return count < 0 ? blocks.length : at + count;
}

/**
 * After how many of the blocks that follow it a figure may stand as well as where it is, with the figures
 * right under it, GOST 7.32-2017 clause 6.5.1: later than its mention, under the same heading, in its
 * order, between two thoughts.
 */
export function laterPlaces(blocks: readonly Block[], at: number): number[] {
  const before = seenBefore(blocks, at);
  const begin = runEnd(blocks, at);
  const figures = blocks.slice(at, begin);
  if (figures.length === 0 || figures.some((one) => one.kind === 'figure' && stays(one))) return [];
  if (!before || leadsOn(before)) return [];
  const after = blocks.slice(begin, begin + MOST);
  const end = after.findIndex(({ kind }) => !TEXT.has(kind));
  const text = end < 0 ? after : after.slice(0, end);
  const goesOn = (count: number) => {
    const next = text.slice(count).find(isSeen);
    return next !== undefined && !beginsAnew(next);
  };
  if (goesOn(0) || !text.some(isSeen)) return [];
  const counts = text.map((_, index) => index + 1);
  return counts.filter((count) => !leadsOn(seenBefore(text, count)) && !goesOn(count));
}

type IsCounted = (block: Block) => boolean;

function inOrder(blocks: readonly Block[], moves: FigureMoves, isCounted: IsCounted): Block[] {
  const order: Block[] = [];
  for (let at = 0; at < blocks.length; ) {
    const begin = runEnd(blocks, at);
    const counted = (count: number) => blocks.slice(begin, begin + count).filter(isCounted).length;
    let taken = 0;
    for (const [index, figure] of blocks.slice(at, begin).entries()) {
      const wanted = (figure.kind === 'figure' && moves.get(figure.id)) || 0;
      const places = wanted > counted(taken) ? laterPlaces(blocks, at + index) : [];
      const count = Math.max(taken, places.findLast((place) => counted(place) <= wanted) ?? 0);
      order.push(...blocks.slice(begin + taken, begin + count), figure);
      taken = count;
    }
    at = begin + taken;
    const next = blocks.slice(at, at + 1).filter(({ kind }) => kind !== 'figure');
    order.push(...next);
    at += next.length;
  }
  return order;
}

/**
 * The document with figures after text that followed them; never further than `laterPlaces` allows. A block
 * that the moves do not count is passed with the one before it.
 */
export function moveFigures(
  document: GostDocument,
  moves: FigureMoves,
  isCounted: IsCounted = () => true,
): GostDocument {
  if (moves.size === 0) return document;
  const parts = document.parts.map((part) =>
    part.kind === 'references' ? part : { ...part, blocks: inOrder(part.blocks, moves, isCounted) },
  );
  return { ...document, parts };
}
