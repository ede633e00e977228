import type { Environment, Node } from '@unified-latex/unified-latex-types';
import { captionParagraph, flowParagraph } from '../plain-flow.ts';
import type { FlowBlock } from '../read/flow.ts';
import type { Float, ReadInside } from './place.ts';
import { DRAWN, readSubfigures } from './subfigures.ts';

const isCode = (block: FlowBlock): boolean => block.kind === 'paragraph' && block.whole === true;

/** `[!h]` of a float that the parser does not know. */
function withoutPlace(content: readonly Node[]): readonly Node[] {
  const sign = (node: Node | undefined) => (node?.type === 'string' ? node.content : '');
  const end = content.findIndex((node) => sign(node) === ']');
  return sign(content[0]) === '[' && end > 0 ? content.slice(end + 1) : content;
}

/** A figure without pictures is drawn. */
function drawnBy(name: string, inside: readonly FlowBlock[]): FlowBlock[] {
  const shows = inside.some(
    (block) =>
      block.kind === 'paragraph' &&
      (block.whole || block.inlines.some(({ kind }) => kind === 'picture')),
  );
  return shows || !name.includes('figure') ? [] : [flowParagraph([DRAWN])];
}

/** The caption of a long table stands among its rows. */
const longCaption = ({ content }: Environment): Node[] =>
  content.filter(
    (node) => node.type === 'macro' && (node.content === 'caption' || node.content === 'label'),
  );

/** A picture or a table with its caption, which stands where the standard wants it. */
export function readFloat(
  node: Environment,
  name: string,
  inside: ReadInside,
  table: (node: Environment) => FlowBlock,
): FlowBlock[] {
  const float: Float = { caption: null, bookmarks: [] };
  const isLong = /^(?:longtable|xltabular)/.test(name);
  const parted = name.includes('figure') ? readSubfigures(node, inside) : null;
  if (parted) {
    const rest = inside(parted.rest, { list: null, float });
    const caption = float.caption ? [captionParagraph(float.caption, float.bookmarks)] : [];
    return [parted.table, ...caption, ...rest];
  }
  const own = inside(isLong ? longCaption(node) : withoutPlace(node.content), {
    list: null,
    float,
  });
  const blocks = isLong ? [table(node), ...own] : own;
  const caption = float.caption ? [captionParagraph(float.caption, float.bookmarks)] : [];
  const isTable = blocks.some(({ kind }) => kind === 'table');
  const isListing = !name.includes('figure') && blocks.some(isCode);
  return isTable || isListing
    ? [...caption, ...blocks]
    : [...blocks, ...drawnBy(name, blocks), ...caption];
}
