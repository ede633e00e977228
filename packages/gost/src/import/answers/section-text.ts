import { type NodeJson, type SectionJson, textAttribute, walk } from '@pv/editor-schema';

/** All typed words of a section, a line for each paragraph: what is kept of one that is dropped. */
export function sectionText(section: SectionJson): string {
  const lines = [section.title];
  walk(section.content, (node) => {
    if (node.content?.some((child) => child.type === 'text')) lines.push(lineText(node));
    if (node.type === 'footnote') lines.push(textAttribute(node, 'text'));
    if (node.type.startsWith('formula')) lines.push(textAttribute(node, 'tex'));
  });
  return lines.filter((line) => line.trim() !== '').join('\n');
}

const lineText = (node: NodeJson) =>
  (node.content ?? []).map((child) => (child.type === 'text' ? child.text : ' ')).join('');
