import type { PartKind } from '@pv/contract';
import { type NodeJson, textAttribute } from '@pv/editor-schema';

/** A paragraph, a row, a caption: what is compared as one. Equal parts have equal keys. */
export interface TextPart {
  kind: PartKind;
  text: string;
  key: string;
}

/** Links print numbers that depend on the whole document, so that only their places are shown. */
const INLINE: Readonly<Record<string, (node: NodeJson) => string>> = {
  text: (node) => node.text ?? '',
  hardBreak: () => ' ',
  formulaInline: (node) => textAttribute(node, 'tex'),
  crossReference: () => '…',
  citation: () => '[…]',
  footnote: (node) => ` (${textAttribute(node, 'text')})`,
};

/** Whether somebody suggests to delete it: the text is compared as if all suggestions were accepted. */
function isGone({ marks = [], attrs }: NodeJson): boolean {
  const change = attrs?.change as { deletion?: unknown } | null | undefined;
  return marks.some(({ type }) => type === 'deletion') || Boolean(change?.deletion);
}

function inlineText(node: NodeJson): string {
  if (isGone(node)) return '';
  const own = INLINE[node.type];
  if (own) return own(node);
  const between = node.type === 'tableRow' ? ' | ' : node.type.startsWith('table') ? ' ' : '';
  return (node.content ?? []).map(inlineText).join(between);
}

/** The node as text without ids of its own, which change when a text is put in again. */
function keyOf(kind: PartKind, node: NodeJson): string {
  const told = JSON.stringify(node, (name, value) =>
    name === 'attrs' ? { ...value, id: undefined } : value,
  );
  return `${kind} ${told}`;
}

function part(kind: PartKind, node: NodeJson, text = inlineText(node)): TextPart {
  return { kind, text, key: keyOf(kind, node) };
}

const within = (node: NodeJson): TextPart[] => (node.content ?? []).flatMap((one) => partsIn(one));

/** The first paragraph of an item stands for it; what follows is text of its own. */
function itemParts({ content = [] }: NodeJson): TextPart[] {
  const [first, ...rest] = content;
  return [...(first ? [part('item', first)] : []), ...rest.flatMap(partsIn)];
}

/** What each node is read as; other nodes are what stands in them. */
const PARTS: Readonly<Record<string, (node: NodeJson) => TextPart[]>> = {
  paragraph: (node) => (node.content?.length ? [part('paragraph', node)] : []),
  heading: (node) => [part('heading', node)],
  listItem: itemParts,
  figure: (node) => [part('figure', node)],
  figurePart: (node) => [part('figure', node)],
  figureCaption: (node) => (node.content ? [part('figure', node)] : []),
  tableCaption: (node) => [part('table', node)],
  tableRow: (node) => [part('row', node)],
  listingCaption: (node) => [part('listing', node)],
  codeBlock: (node) => [part('code', node)],
  formula: (node) => [part('formula', node, textAttribute(node, 'tex'))],
};

/** The parts of a section's text in reading order. */
export function partsIn(node: NodeJson): TextPart[] {
  return (PARTS[node.type] ?? within)(node);
}
