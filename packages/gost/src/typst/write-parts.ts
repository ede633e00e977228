import { typstString } from '../formula/typst-literals.ts';
import type { BibliographyEntry, Block, Inline, Part } from '../model/document.ts';
import { headingsOver, laterPlaces, seenBefore } from '../model/move-figures.ts';
import { appendixMark, chapterMark } from '../model/structural-titles.ts';
import { headingText, writeBlocks } from './write-blocks.ts';
import { type LayoutMark, nodeLabel, sourceLabel, type WriteContext } from './write-context.ts';
import { writeInlines } from './write-inlines.ts';

type PartOf<K extends Part['kind']> = Extract<Part, { kind: K }>;
type PartHeadings = { [K in Part['kind']]: (part: PartOf<K>, context: WriteContext) => string };

const HEADINGS: PartHeadings = {
  structural: ({ sectionId, title }) => `#structural(${label(sectionId)}, ${typstString(title)})`,
  references: ({ sectionId, title }) => `#structural(${label(sectionId)}, ${typstString(title)})`,
  chapter: ({ sectionId, number, title }, { profile }) =>
    `#chapter(${label(sectionId)}, ${typstString(headingText(chapterMark(profile, number), title))})`,
  appendix: ({ sectionId, letter, title }, { profile }) =>
    `#appendix(${label(sectionId)}, ${typstString(appendixMark(profile, letter))}, ${typstString(title)})`,
};

/**
 * One part with its heading; the list of sources is made here. A part with neither heading nor text is
 * left out: it would be an empty page.
 */
export function writePart(
  part: Part,
  sources: readonly BibliographyEntry[],
  context: WriteContext,
): string {
  const body =
    part.kind === 'references'
      ? sources.map((source) => writeSource(source, context)).join('\n')
      : writeMarked(part.blocks, context);
  if (part.kind === 'structural' && part.title === '' && body === '') return '';
  return `${writeHeading(part, context)}\n${body}`;
}

/** The figures before which something is seen, by where the room before them ends: over their headings. One with a page of its own needs none. */
function roomEnds(blocks: readonly Block[]): Map<number, string> {
  return new Map(
    blocks.flatMap((block, at): [number, string][] => {
      if (block.kind !== 'figure' || block.landscape) return [];
      const begin = headingsOver(blocks, at);
      return seenBefore(blocks, begin) ? [[begin, block.id]] : [];
    }),
  );
}

/** Blocks with marks that tell how much of a page a figure leaves blank, and what could fill it. */
function writeMarked(blocks: readonly Block[], context: WriteContext): string {
  const mark = (kind: LayoutMark['kind'], id: string) => `mark("${kind}", ${typstString(id)})`;
  const ends = roomEnds(blocks);
  const measured = new Set(ends.values());
  let figure = '';
  let textEnd = -1;
  const lines = blocks.flatMap((block, at) => {
    const text = at <= textEnd ? [mark('text', figure)] : [];
    const ended = ends.get(at);
    const gap = block.kind === 'figure' ? 'figure-gap' : 'heading-gap';
    const before =
      ended === undefined
        ? text.map((one) => `#${one}`)
        : [`#text-end(${[gap, ...text, mark('end', ended)].join(', ')})`];
    if (block.kind === 'figure') {
      figure = block.id;
      textEnd = at + 1 + Math.max(-1, ...laterPlaces(blocks, at));
      if (measured.has(figure)) before.push(`#${mark('figure', figure)}`);
    }
    return [...before, writeBlocks([block], context)];
  });
  if (textEnd >= blocks.length) lines.push(`#${mark('text', figure)}`);
  return lines.filter((line) => line !== '').join('\n');
}

function writeHeading<K extends Part['kind']>(part: PartOf<K>, context: WriteContext): string {
  const write: PartHeadings[K] = HEADINGS[part.kind as K];
  return write(part, context);
}

function label(id: string): string {
  return typstString(nodeLabel(id));
}

/** A record, GOST 7.32-2017 clause 6.16: the number from the indent, with a dot; addresses are links. */
function writeSource({ id, number, text }: BibliographyEntry, context: WriteContext): string {
  const inlines = text.split(/(https?:\/\/[^\s<>"«»]*[^\s<>"«».,;:)\]])/).map(
    (piece, index): Inline => ({
      kind: 'text',
      text: piece,
      style: index % 2 === 1 ? { href: piece } : {},
    }),
  );
  const mark = typstString(`${number}.\u00a0`);
  return `#bib(${typstString(sourceLabel(id))}, ${mark}, ${writeInlines(inlines, context)})`;
}
