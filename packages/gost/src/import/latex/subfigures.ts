import type { Environment, Group, Node } from '@unified-latex/unified-latex-types';
import { flowParagraph, flowText } from '../plain-flow.ts';
import { type FlowCell, type FlowInline, type FlowTable, trimInlines } from '../read/flow.ts';
import { argument, macrosIn } from './ast.ts';
import type { Float, ReadInside } from './place.ts';

/** What a program draws, such as TikZ, is no picture here: its place is kept, and told. */
export const DRAWN: FlowInline = {
  kind: 'picture',
  picture: { source: { kind: 'drawing', what: 'diagram' }, width: 0, height: 0, alt: '' },
};

/** Commands that show a picture with a name of its own: the name in brackets, or before it. */
const COMMANDS = /^(?:subfloat|subfigure|subcaptionbox)$/;
const BESIDE = /^(?:subfigure|minipage)$/;
const AROUND = /^(?:center|flushleft|flushright|adjustbox)$/;

const CAPTION: ReadonlySet<string> = new Set(['caption']);

/** A picture among several of one figure: what shows it, and the name that its command gives it. */
interface Part {
  content: readonly Node[];
  name: readonly Node[];
}

const shows = (nodes: readonly Node[]) =>
  macrosIn(nodes, new Set(['includegraphics'])).length > 0 ||
  nodes.some((node) => node.type === 'environment' && node.env === 'tikzpicture');

function partOf(node: Node): Part | null {
  if (node.type === 'environment' && BESIDE.test(String(node.env))) {
    // a box with a caption is a figure of its own
    const isOther =
      node.env === 'minipage' &&
      (!shows(node.content) || macrosIn(node.content, CAPTION).length > 0);
    return isOther ? null : { content: node.content, name: [] };
  }
  if (node.type !== 'macro' || !COMMANDS.test(node.content)) return null;
  if (node.content === 'subcaptionbox') return { content: argument(node, 1), name: argument(node) };
  const named = node.args?.findLast((one) => one.openMark === '[' && one.content.length > 0);
  return { content: argument(node), name: named?.content ?? [] };
}

const isAround = (node: Node): node is Environment | Group =>
  node.type === 'group' || (node.type === 'environment' && AROUND.test(String(node.env)));

/** The parts of a figure, and what stands beside them. */
function partNodes(nodes: readonly Node[]): { parts: Part[]; rest: Node[] } {
  const parts: Part[] = [];
  const rest: Node[] = [];
  for (const node of nodes) {
    const part = partOf(node);
    if (part) parts.push(part);
    else if (isAround(node)) {
      const inner = partNodes(node.content);
      parts.push(...inner.parts);
      rest.push(...inner.rest);
    } else rest.push(node);
  }
  return { parts, rest };
}

function readPart({ content, name }: Part, inside: ReadInside): FlowCell {
  const own: Float = { caption: null, bookmarks: [] };
  const inlinesOf = (nodes: readonly Node[]): FlowInline[] =>
    inside(nodes, { list: null, float: own }).flatMap((block) =>
      block.kind === 'paragraph' ? [flowText(' '), ...block.inlines] : [],
    );
  const shown = inlinesOf(content);
  const words = [...(own.caption ?? []), ...shown.filter(({ kind }) => kind !== 'picture')];
  const pictures = shown.filter(({ kind }) => kind === 'picture');
  const named = trimInlines([...inlinesOf(name), ...words]);
  const blocks = [
    flowParagraph(pictures.length > 0 ? pictures : [DRAWN], { bookmarks: own.bookmarks }),
    ...(named.length > 0 ? [flowParagraph(named)] : []),
  ];
  return { colspan: 1, rowspan: 1, blocks };
}

/** Pictures side by side over one caption, as others set them in a table; null where there are no several. */
export function readSubfigures(
  { content }: Environment,
  inside: ReadInside,
): { table: FlowTable; rest: Node[] } | null {
  const { parts, rest } = partNodes(content);
  if (parts.length < 2) return null;
  const columns = parts.length > 3 ? 2 : parts.length;
  const cells = parts.map((part) => readPart(part, inside));
  const rows = Array.from({ length: Math.ceil(cells.length / columns) }, (_, at) => ({
    header: false,
    cells: cells.slice(at * columns, (at + 1) * columns),
  }));
  return { table: { kind: 'table', rows, columns, bookmarks: [] }, rest };
}
