import {
  type DocumentSnapshot,
  type NodeJson,
  nodeText,
  type SourceJson,
  textAttribute,
} from '@pv/editor-schema';

const INLINE = new Set(['text', 'hardBreak', 'formulaInline', 'footnote']);

function inlineText(node: NodeJson): string {
  if (node.type === 'hardBreak') return '\n';
  if (node.type === 'formulaInline') return textAttribute(node, 'tex');
  if (node.type === 'footnote') return ` (${textAttribute(node, 'text')})`;
  return nodeText(node);
}

function linesOf(node: NodeJson): string[] {
  if (node.type === 'formula') return [textAttribute(node, 'tex')];
  const children = node.content ?? [];
  if (children.some(({ type }) => INLINE.has(type))) return [children.map(inlineText).join('')];
  return children.flatMap(linesOf);
}

function sourceText({ raw, csl }: SourceJson): string {
  if (raw || !csl) return raw;
  return Object.values(csl)
    .filter((value) => typeof value === 'string')
    .join(', ');
}

/** What is written in the sections and in the sources, as plain text: a copy to take words from. */
export function writtenText({ sections, sources }: DocumentSnapshot): string {
  return [
    ...sections.flatMap(({ title, content }) => [title, ...linesOf(content)]),
    ...sources.map(sourceText),
  ]
    .filter((text) => text.trim() !== '')
    .join('\n\n');
}
