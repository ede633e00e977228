import type { NodeJson } from '@pv/editor-schema';

type Marks = NodeJson['marks'];

/** Marks that text typed beside a marked piece does not take over. */
const NOT_INHERITED = new Set(['code', 'link']);

/** How many positions an inline node takes: its characters, or one for an atom. */
const sizeOf = (node: NodeJson): number => (node.type === 'text' ? (node.text ?? '').length : 1);

/** The inline nodes between two offsets; text nodes are cut. */
export function sliceInline(nodes: readonly NodeJson[], from: number, to: number): NodeJson[] {
  const slice: NodeJson[] = [];
  let at = 0;
  for (const node of nodes) {
    const end = at + sizeOf(node);
    const start = Math.max(from, at);
    const stop = Math.min(to, end);
    if (start < stop) {
      const whole = start === at && stop === end;
      slice.push(whole ? node : { ...node, text: (node.text ?? '').slice(start - at, stop - at) });
    }
    at = end;
  }
  return slice;
}

/** Replaces the range by `nodes`, atoms and all. */
export function spliceInline(
  content: readonly NodeJson[],
  from: number,
  to: number,
  nodes: readonly NodeJson[],
): NodeJson[] {
  return joinText([
    ...sliceInline(content, 0, from),
    ...nodes,
    ...sliceInline(content, to, Number.POSITIVE_INFINITY),
  ]);
}

/** Replaces the characters of the range by `text` with the marks they had; atoms of the range stay after it. */
export function replaceText(
  content: readonly NodeJson[],
  from: number,
  to: number,
  text: string,
): NodeJson[] {
  const atoms = sliceInline(content, from, to).filter((node) => node.type !== 'text');
  const marks = marksFor(content, from, to);
  const inserted: NodeJson = { type: 'text', text, ...(marks?.length ? { marks } : {}) };
  return spliceInline(content, from, to, text === '' ? atoms : [inserted, ...atoms]);
}

/** Takes one mark off the range. */
export function unmarkInline(
  content: readonly NodeJson[],
  from: number,
  to: number,
  mark: string,
): NodeJson[] {
  const bare = sliceInline(content, from, to).map((node) => {
    const { marks, ...rest } = node;
    const left = marks?.filter(({ type }) => type !== mark) ?? [];
    return left.length > 0 ? { ...rest, marks: left } : rest;
  });
  return spliceInline(content, from, to, bare);
}

function marksFor(content: readonly NodeJson[], from: number, to: number): Marks {
  const replaced = sliceInline(content, from, to).find((node) => node.type === 'text');
  if (replaced) return replaced.marks;
  const [before] = sliceInline(content, from - 1, from);
  const [after] = sliceInline(content, from, from + 1);
  const neighbour = [before, after].find((node) => node?.type === 'text');
  return neighbour?.marks?.filter(({ type }) => !NOT_INHERITED.has(type));
}

function joinText(nodes: readonly NodeJson[]): NodeJson[] {
  const joined: NodeJson[] = [];
  for (const node of nodes) {
    const last = joined.at(-1);
    if (node.type === 'text' && last?.type === 'text' && sameMarks(last.marks, node.marks)) {
      joined[joined.length - 1] = { ...last, text: (last.text ?? '') + (node.text ?? '') };
    } else if (node.type !== 'text' || node.text) joined.push(node);
  }
  return joined;
}

const sameMarks = (a: Marks, b: Marks): boolean =>
  JSON.stringify(a ?? []) === JSON.stringify(b ?? []);
