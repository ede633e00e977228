import { type FlowInline, OBJECT } from '../read/flow.ts';
import { type Block, listMarker, type TextBlock } from './block.ts';

/** How a paragraph looks as a whole. */
export interface Look {
  /** Every letter is bold, is a capital, is monospaced. */
  bold: boolean;
  /** Some of it is bold and some is not: words in it are stressed. */
  partlyBold: boolean;
  caps: boolean;
  mono: boolean;
  centred: boolean;
  /** The size of most of its letters, in points. */
  size: number;
}

/** The share of letters that must look alike for the paragraph to look so: one stray space is no matter. */
const ALMOST_ALL = 0.9;

/** Looks at the letters and digits of a paragraph. */
export function lookOf(block: TextBlock): Look {
  const tally = { all: 0, bold: 0, mono: 0, upper: 0, lower: 0 };
  const sizes = new Map<number, number>();
  for (const inline of block.inlines) count(inline, tally, sizes);
  const { all, bold, mono, upper, lower } = tally;
  const share = (part: number) => all > 0 && part / all >= ALMOST_ALL;
  return {
    bold: share(bold),
    partlyBold: bold > 0 && !share(bold),
    mono: share(mono),
    caps: upper >= 3 && lower === 0,
    centred: block.source.align === 'center',
    size: mostFrequent(sizes) ?? 0,
  };
}

interface Tally {
  all: number;
  bold: number;
  mono: number;
  upper: number;
  lower: number;
}

function count(inline: FlowInline, tally: Tally, sizes: Map<number, number>): void {
  if (inline.kind !== 'text') return;
  const { text, format } = inline;
  const length = text.replace(/\s/g, '').length;
  tally.all += length;
  if (format.bold) tally.bold += length;
  if (format.mono) tally.mono += length;
  const lower = format.caps ? 0 : (text.match(/\p{Ll}/gu)?.length ?? 0);
  tally.lower += lower;
  tally.upper += (text.match(/\p{L}/gu)?.length ?? 0) - lower;
  sizes.set(format.size, (sizes.get(format.size) ?? 0) + length);
}

function mostFrequent(counts: ReadonlyMap<number, number>): number | null {
  let best: [number, number] | null = null;
  for (const entry of counts) if (!best || entry[1] > best[1]) best = entry;
  return best?.[0] ?? null;
}

/** What is usual in this document, so that the unusual can be told. */
export interface Usual {
  /** Size of running text in points. */
  size: number;
  /** Running text itself is monospaced, so that the font says nothing about code. */
  mono: boolean;
  /** Running text itself is bold. */
  bold: boolean;
}

/** Measures what is usual over all text outside tables. */
export function usualLook(blocks: readonly Block[]): Usual {
  const sizes = new Map<number, number>();
  const total = { all: 0, bold: 0, mono: 0, upper: 0, lower: 0 };
  for (const block of blocks) {
    if (block.kind === 'text') for (const inline of block.inlines) count(inline, total, sizes);
  }
  return {
    size: mostFrequent(sizes) ?? 14,
    mono: total.mono > total.all * 0.6,
    bold: total.bold > total.all * 0.6,
  };
}

const CODE_STYLE = /source ?code|^code|листинг|preformatted|verbatim|^код|программ/i;

/** True for a paragraph of program text: by its style, or because all of it is monospaced. */
export function isCode(block: TextBlock, usual: Usual): boolean {
  if (block.text.trim() === '' || block.text.includes(OBJECT) || listMarker(block)) return false;
  const { mono } = lookOf(block);
  if (CODE_STYLE.test(block.source.styleName) || CODE_STYLE.test(block.source.styleId)) {
    return mono || !/подпись|caption|назван/i.test(block.source.styleName);
  }
  return mono && !usual.mono;
}
