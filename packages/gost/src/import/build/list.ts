import type { NodeJson } from '@pv/editor-schema';
import { sliceInlines } from '../read/flow.ts';
import { continuesItem, isBlank } from '../recognise/block.ts';
import type { Recognition } from '../recognise/recognition.ts';
import type { Cursor } from './cursor.ts';
import { inlineNodes } from './inline-nodes.ts';
import { follows, type ListLine, readListLine } from './list-line.ts';
import { relate } from './list-relation.ts';
import type { BlockRule, BuildScope } from './scope.ts';

interface Frame {
  list: NodeJson;
  items: NodeJson[];
  last: ListLine;
  typed: string[];
}

/** Lists of Word and lists typed by hand, nested by level or by indent. */
export const listRule: BlockRule = (cursor, scope) => {
  const near = linesAhead(cursor, scope.recognition, NEAR);
  const [first] = near;
  if (!first || !startsList(first, near, cursor, scope)) return null;
  const lines = linesAhead(cursor, scope.recognition);
  const root = openFrame(first);
  const stack: Frame[] = [root];
  const opened = new Set(stack);
  addItem(root, first, scope.recognition);
  cursor.passThrough(first.block);
  takeContinuations(cursor, root, scope.recognition);
  for (const [index, line] of lines.entries()) {
    if (index === 0) continue;
    if (!place(line, lines.slice(index + 1, index + NEAR), stack)) break;
    const top = stack.at(-1) ?? root;
    opened.add(top);
    addItem(top, line, scope.recognition);
    cursor.passThrough(line.block);
    takeContinuations(cursor, top, scope.recognition);
  }
  if (root.last.typed) scope.lastTyped.set(root.last.family, root.last.value);
  for (const frame of opened) report(frame, scope.recognition);
  return [root.list];
};

/** How many lines are looked at to tell whether a typed number belongs to a list. */
const NEAR = 100;

/** The items that follow each other here, over blank lines too. */
function linesAhead(
  cursor: Cursor,
  recognition: Recognition,
  most = Number.POSITIVE_INFINITY,
): ListLine[] {
  const lines: ListLine[] = [];
  for (const block of cursor.upcoming()) {
    if (lines.length >= most) break;
    if (block.kind !== 'text') break;
    if (recognition.headings.has(block)) break;
    if (block.text === '' || (lines.length > 0 && continuesItem(block))) continue;
    const line = readListLine(block, recognition);
    if (!line) break;
    lines.push(line);
  }
  return lines;
}

/** A typed marker alone is not enough: a dash may begin a remark or a name, a number a sentence. */
function startsList(
  first: ListLine,
  lines: readonly ListLine[],
  cursor: Cursor,
  scope: BuildScope,
): boolean {
  if (!first.typed) return true;
  const before = cursor.before;
  const announced = before?.kind === 'text' && before.text.trimEnd().endsWith(':');
  if (first.tight) return announced && lines.length > 1;
  if (!first.ordered) return announced || first.family === 'bullet' || lines.length > 1;
  if (first.value > 1) return scope.lastTyped.get(first.family) === first.value - 1;
  return announced || lines.some((line) => follows(first, line));
}

function openFrame(line: ListLine): Frame {
  const items: NodeJson[] = [];
  const list: NodeJson = line.ordered
    ? {
        type: 'orderedList',
        attrs: { format: line.format, start: Math.max(1, line.value) },
        content: items,
      }
    : { type: 'bulletList', content: items };
  return { list, items, last: line, typed: [] };
}

function addItem(frame: Frame, line: ListLine, recognition: Recognition): void {
  const content = inlineNodes(sliceInlines(line.block.inlines, line.end), recognition);
  const paragraph: NodeJson = { type: 'paragraph', ...(content.length > 0 && { content }) };
  frame.items.push({ type: 'listItem', content: [paragraph] });
  frame.last = line;
  if (line.typed) frame.typed.push(line.block.text.slice(0, line.end).trim());
}

/** Finds the level of a line on the stack, opening or closing lists; false when it begins a new list. */
function place(line: ListLine, later: readonly ListLine[], stack: Frame[]): boolean {
  for (let depth = stack.length - 1; depth >= 0; depth -= 1) {
    const frame = stack[depth];
    if (!frame) return false;
    const relation = relate(frame.last, line, later);
    if (relation === 'outside') continue;
    stack.length = depth + 1;
    if (relation === 'inside') {
      const inner = openFrame(line);
      frame.items.at(-1)?.content?.push(inner.list);
      stack.push(inner);
    }
    return true;
  }
  return false;
}

/** Paragraphs with a list's indent and no marker belong to the item before. */
function takeContinuations(cursor: Cursor, frame: Frame, recognition: Recognition): void {
  for (;;) {
    const next = cursor.find((block) => !isBlank(block));
    if (next?.kind !== 'text' || !continuesItem(next) || recognition.headings.has(next)) return;
    const content = inlineNodes(next.inlines, recognition);
    frame.items.at(-1)?.content?.push({ type: 'paragraph', content });
    cursor.passThrough(next);
  }
}

function report(frame: Frame, recognition: Recognition): void {
  const became = frame.list.type === 'orderedList' ? 'orderedList' : 'bulletList';
  recognition.report.became(became, frame.typed.join(' '), frame.list);
}
