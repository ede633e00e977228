import type { NodeJson, SectionJson } from '@pv/editor-schema';
import type { LabelBook } from '../labels.ts';
import { findCitations } from './find-citations.ts';
import { findReferences } from './find-references.ts';
import { lineText, type Replacement, replaceInLine } from './line-text.ts';
import { type Bookmarks, linkBookmarks } from './link-bookmarks.ts';
import type { LinkListener } from './link-listener.ts';

/**
 * Makes typed references live in all texts but headings and code: only the number is replaced, the
 * word before it stays as typed. What has no target stays text.
 */
export function linkSections(
  sections: readonly SectionJson[],
  labels: LabelBook,
  bookmarks: Bookmarks | null,
  listener: LinkListener,
): void {
  for (const section of sections) linkNode(section.content, { labels, bookmarks, listener });
}

interface Linking {
  labels: LabelBook;
  bookmarks: Bookmarks | null;
  listener: LinkListener;
}

const NOT_LINKED = new Set(['heading', 'codeBlock']);

function linkNode(node: NodeJson, linking: Linking): void {
  if (NOT_LINKED.has(node.type) || !node.content) return;
  if (!node.content.some((child) => child.type === 'text')) {
    for (const child of node.content) linkNode(child, linking);
    return;
  }
  if (linking.bookmarks) linkBookmarks(node, linking.bookmarks, linking.listener);
  linkCitations(node, linking);
  linkReferences(node, linking);
}

function linkCitations(line: NodeJson, { labels, listener }: Linking): void {
  const text = lineText(line.content ?? []);
  const replacements: Replacement[] = [];
  for (const { from, to, was, items } of findCitations(text)) {
    const sources = items.map(({ number, locator }) => ({ id: labels.sources[number], locator }));
    if (sources.some((source) => source.id === undefined)) {
      listener.unresolved('citation', was, line);
      continue;
    }
    replacements.push({ from, to, node: { type: 'citation', attrs: { sources } } });
    listener.linked('citation', was, line);
  }
  if (replacements.length > 0) line.content = replaceInLine(line.content ?? [], replacements);
}

function linkReferences(line: NodeJson, { labels, listener }: Linking): void {
  const text = lineText(line.content ?? []);
  const replacements: Replacement[] = [];
  for (const { kind, label, from, to, was, weak } of findReferences(text)) {
    const target = labels.targets[kind][label];
    if (target) {
      replacements.push({ from, to, node: { type: 'crossReference', attrs: { target } } });
      listener.linked('crossReference', text.slice(from, to), line);
    } else if (!weak) {
      listener.unresolved('reference', was, line);
      if (kind === 'appendix') listener.missingAppendix(label);
    }
  }
  if (replacements.length > 0) line.content = replaceInLine(line.content ?? [], replacements);
}
