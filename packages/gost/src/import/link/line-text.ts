import { isSuggestionMark, type NodeJson } from '@pv/editor-schema';

/** Stands for what is not running text: atoms, code, and what is only suggested. */
const MASK = '\uFFFC';

/** The text of a line of nodes, position for position; a line break is `\n`, all that is not running text is masked. */
export function lineText(nodes: readonly NodeJson[]): string {
  return nodes.map(nodeLine).join('');
}

function nodeLine(node: NodeJson): string {
  if (node.type === 'hardBreak') return '\n';
  if (node.type !== 'text') return MASK;
  const text = node.text ?? '';
  const masked = node.marks?.some(({ type }) => type === 'code' || isSuggestionMark(type));
  return masked ? MASK.repeat(text.length) : text;
}

/** A piece of a line and what takes its place. */
export interface Replacement {
  from: number;
  to: number;
  node: NodeJson;
}

/** Replaces pieces of a line; nodes that no piece touches stay the same objects. */
export function replaceInLine(
  nodes: readonly NodeJson[],
  replacements: readonly Replacement[],
): NodeJson[] {
  const result: NodeJson[] = [];
  const left = [...replacements].sort((a, b) => a.from - b.from);
  let at = 0;
  for (const node of nodes) {
    const length = node.type === 'text' ? (node.text ?? '').length : 1;
    const end = at + length;
    let from = at;
    while (left[0] && left[0].from < end) {
      const { from: start, to, node: made } = left[0];
      pushPiece(result, node, from - at, start - at);
      if (start >= at) result.push(made);
      from = Math.min(to, end);
      if (to > end) break;
      left.shift();
    }
    pushPiece(result, node, from - at, length);
    at = end;
  }
  return result;
}

function pushPiece(result: NodeJson[], node: NodeJson, from: number, to: number): void {
  if (from >= to) return;
  if (node.type !== 'text') result.push(node);
  else if (from === 0 && to === (node.text ?? '').length) result.push(node);
  else result.push({ ...node, text: (node.text ?? '').slice(from, to) });
}
