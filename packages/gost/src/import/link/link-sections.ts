import type { NodeJson, SectionJson } from '@pv/editor-schema';
import type { LabelBook } from '../labels.ts';
import { UNCOUNTED } from '../plain-flow.ts';
import { findCitations, findReferences } from './find-links.ts';
import { lineText, type Replacement, replaceInLine } from './line-text.ts';

/** Is told of everything that was linked and of what could not be. */
interface LinkListener {
  linked(kind: 'crossReference' | 'citation', was: string, line: NodeJson): void;
  unresolved(kind: 'reference' | 'citation', was: string, line: NodeJson): void;
  /** An appendix is mentioned that the document does not have. */
  missingAppendix(letter: string): void;
}

/** The document's own live references: fields and links that point to bookmarks. */
interface Bookmarks {
  /** Text node → bookmark. */
  refs: WeakMap<NodeJson, string>;
  /** Bookmark → id of a node or section with a number. */
  targets: ReadonlyMap<string, string>;
  /** Ids of formulas: their references print the parentheses themselves. */
  formulas: ReadonlySet<string>;
}

const NUMBER = /(?:[А-ЯЁA-Z]\.)?\d{1,3}(?:\.\d{1,3})*|(?<!\p{L})[А-ЯЁA-Z](?!\p{L})/u;

/** Replaces the number in each piece of text that points to a bookmark by a live reference. */
function linkBookmarks(
  line: NodeJson,
  bookmarks: Bookmarks,
  listener: Pick<LinkListener, 'linked' | 'unresolved'>,
): void {
  const nodes = line.content ?? [];
  const text = lineText(nodes);
  const replacements: Replacement[] = [];
  let at = 0;
  for (const node of nodes) {
    const start = at;
    at += node.type === 'text' ? (node.text ?? '').length : 1;
    const name = bookmarks.refs.get(node) ?? '';
    const target = bookmarks.targets.get(name);
    // a name that Word has given by itself, «_Ref123», says nothing to a reader
    if (/^[^_]/.test(name) && !target && node.text === UNCOUNTED) {
      replacements.push({ from: start, to: at, node: { type: 'text', text: `[${name}]` } });
      listener.unresolved('reference', name, line);
    }
    const number = target ? NUMBER.exec(node.text ?? '') : null;
    if (!target || !number) continue;
    const from = start + number.index;
    const range = withParentheses(text, from, from + number[0].length, target, bookmarks);
    replacements.push({ ...range, node: { type: 'crossReference', attrs: { target } } });
    listener.linked('crossReference', text.slice(range.from, range.to), line);
  }
  if (replacements.length > 0) line.content = replaceInLine(nodes, replacements);
}

function withParentheses(
  text: string,
  from: number,
  to: number,
  target: string,
  { formulas }: Bookmarks,
): { from: number; to: number } {
  const enclosed = formulas.has(target) && text[from - 1] === '(' && text[to] === ')';
  return enclosed ? { from: from - 1, to: to + 1 } : { from, to };
}

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
    } else if (!weak || (kind === 'formula' && isAmong(labels.targets.formula, label))) {
      listener.unresolved('reference', was, line);
      if (kind === 'appendix') listener.missingAppendix(label);
    }
  }
  if (replacements.length > 0) line.content = replaceInLine(line.content ?? [], replacements);
}

/** «(4.5)» where there are formulas 4.1 to 4.4: a reference that has lost its formula. */
const isAmong = (targets: LabelBook['targets']['formula'], label: string): boolean =>
  label.includes('.') &&
  Object.keys(targets).some((other) => other.startsWith(label.replace(/[^.]+$/, '')));
