import { textAttribute } from './attributes.ts';
import { GENERATED_KINDS } from './section-kinds.ts';
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

/** What is typed in a content, a line for each paragraph, heading, caption, cell, code and footnote. */
export function typedLines(content: NodeJson): string[] {
  const lines: string[] = [];
  walk(content, (node) => {
    if (node.type === 'footnote') lines.push(textAttribute(node, 'text'));
    else if (node.content?.some(({ type }) => type === 'text')) lines.push(nodeText(node));
  });
  return lines;
}

/** Every stretch of letters of the document in reading order: section titles, texts, sources. None may get lost. */
export function documentWords(snapshot: DocumentSnapshot): string[] {
  const texts = snapshot.sections.flatMap(({ title, content }) => [title, ...typedLines(content)]);
  const sources = snapshot.sources.map(({ raw }) => raw);
  return [...texts, ...sources].join('\n').match(/[\p{L}\p{N}]+/gu) ?? [];
}

/** A word with a hyphen or an apostrophe inside is one. */
const WORD = /[\p{L}\p{N}]+(?:[-‑’'][\p{L}\p{N}]+)*/gu;

/** How many words a text has, wherever a number of words is shown. */
export const countWords = (text: string): number => text.match(WORD)?.length ?? 0;

/** How many words are written in a content. */
export const contentWords = (content: NodeJson): number =>
  typedLines(content).reduce((sum, line) => sum + countWords(line), 0);

/** How many words are written in the sections of a document, without their titles and the list of sources. */
export const writtenWords = ({ sections }: DocumentSnapshot): number =>
  sections
    .filter(({ kind }) => !GENERATED_KINDS.has(kind))
    .reduce((sum, { content }) => sum + contentWords(content), 0);
