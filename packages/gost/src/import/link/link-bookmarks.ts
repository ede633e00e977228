import type { NodeJson } from '@pv/editor-schema';
import { lineText, type Replacement, replaceInLine } from './line-text.ts';
import type { LinkListener } from './link-listener.ts';

/** The document's own live references: fields and links that point to bookmarks. */
export interface Bookmarks {
  /** Text node → bookmark. */
  refs: WeakMap<NodeJson, string>;
  /** Bookmark → id of a node or section with a number. */
  targets: ReadonlyMap<string, string>;
  /** Ids of formulas: their references print the parentheses themselves. */
  formulas: ReadonlySet<string>;
}

const NUMBER = /(?:[А-ЯЁA-Z]\.)?\d{1,3}(?:\.\d{1,3})*|(?<!\p{L})[А-ЯЁA-Z](?!\p{L})/u;

/** Replaces the number in each piece of text that points to a bookmark by a live reference. */
export function linkBookmarks(
  line: NodeJson,
  bookmarks: Bookmarks,
  listener: Pick<LinkListener, 'linked'>,
): void {
  const nodes = line.content ?? [];
  const text = lineText(nodes);
  const replacements: Replacement[] = [];
  let at = 0;
  for (const node of nodes) {
    const start = at;
    at += node.type === 'text' ? (node.text ?? '').length : 1;
    const target = bookmarks.targets.get(bookmarks.refs.get(node) ?? '');
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
