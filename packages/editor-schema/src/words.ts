import { textAttribute } from './attributes.ts';
import type { DocumentSnapshot, NodeJson } from './snapshot.ts';

/** Calls `visit` for `node` and every node below it, in reading order, with the path of indexes to it. */
export function walk(
  node: NodeJson,
  visit: (node: NodeJson, path: readonly number[]) => void,
  path: readonly number[] = [],
): void {
  visit(node, path);
  node.content?.forEach((child, index) => {
    walk(child, visit, [...path, index]);
  });
}

/** The plain text of a node: text nodes joined, a space for a hard break, nothing for atoms. */
export function nodeText(node: NodeJson): string {
  if (node.type === 'text') return node.text ?? '';
  if (node.type === 'hardBreak') return ' ';
  return (node.content ?? []).map(nodeText).join('');
}

/** Every typed word of the document in reading order: section titles, texts, captions, footnotes, sources. */
export function documentWords(snapshot: DocumentSnapshot): string[] {
  const texts: string[] = [];
  for (const section of snapshot.sections) {
    texts.push(section.title);
    walk(section.content, (node) => {
      if (node.type === 'footnote') texts.push(textAttribute(node, 'text'));
      const children = node.content ?? [];
      if (children.some((child) => child.type === 'text')) texts.push(nodeText(node));
    });
  }
  for (const source of snapshot.sources) texts.push(source.raw);
  return texts.join('\n').match(/[\p{L}\p{N}]+/gu) ?? [];
}
