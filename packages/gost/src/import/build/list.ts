import type { NodeJson } from '@pv/editor-schema';
import { sliceInlines } from '../read/flow.ts';
import {
  type Block,
  continuesItem,
  isBlank,
  listMarker,
  type TextBlock,
} from '../recognise/block.ts';
import { automaticCaption } from '../recognise/captions.ts';
import type { Recognition } from '../recognise/recognition.ts';
import type { Cursor } from './cursor.ts';
import { deletedParagraphs, paragraphNodes } from './inline-nodes.ts';
import type { BlockRule, BuildScope } from './scope.ts';

/** A paragraph that is an item of a list, made by Word or typed by hand. */
export interface ListLine {
  block: TextBlock;
  /** Items of one family may stand in one list. */
  family: string;
  typed: boolean;
  ordered: boolean;
  format: 'digit' | 'letter';
  /** Number of the item; 0 for bullets. */
  value: number;
  /** `w:ilvl`; 0 for typed items. */
  level: number;
  /** Where the item stands, in twentieths of a point. */
  indent: number;
  /** Where its text begins. */
  end: number;
  /** No space parts a typed dash from its text. */
  tight: boolean;
}

const BULLET = /^([-–—−•·●▪■□○◦✓➢*])[\s\u00A0]+|^[-–—](?=\p{L})/u;
const ORDERED = /^(\d{1,2}|[а-яёa-z])([.)])[\s\u00A0]+/iu;
const RUSSIAN = 'абвгдежзийклмнопрстуфхцчшщъыьэюя';

/** Reads a block as an item of a list; null for other blocks and for headings. */
function readListLine(block: Block | null, recognition: Recognition): ListLine | null {
  if (block?.kind !== 'text' || block.text.trim() === '') return null;
  if (recognition.headings.has(block)) return null;
  return automatic(block) ?? typed(block);
}

function automatic(block: TextBlock): ListLine | null {
  const marker = listMarker(block);
  if (!marker || automaticCaption(block)) return null;
  const ordered = marker.format !== 'bullet';
  return {
    block,
    family: `list ${marker.numId}`,
    typed: false,
    ordered,
    format: /letter|russian/i.test(marker.format) ? 'letter' : 'digit',
    value: ordered ? marker.value : 0,
    level: marker.level,
    indent: block.source.left,
    end: 0,
    tight: false,
  };
}

function typed(block: TextBlock): ListLine | null {
  const indent = block.source.left + block.source.firstLine;
  const shared = { block, typed: true, level: 0, indent, tight: false };
  const bullet = BULLET.exec(block.text);
  if (bullet) {
    const family = /[-–—−]/.test(bullet[0]) ? 'dash' : 'bullet';
    const [{ length: end }, sign] = bullet;
    const tight = sign === undefined;
    return { ...shared, family, ordered: false, format: 'digit', value: 0, end, tight };
  }
  const ordered = ORDERED.exec(block.text);
  const marker = ordered?.[1] ?? '';
  if (!ordered || (/\p{Lu}/u.test(marker) && ordered[2] === '.')) return null;
  const isDigit = /\d/.test(marker);
  return {
    ...shared,
    family: `${isDigit ? 'digit' : 'letter'} ${ordered[2]}`,
    ordered: true,
    format: isDigit ? 'digit' : 'letter',
    value: isDigit ? Number(marker) : letterValue(marker.toLowerCase()),
    end: ordered[0].length,
  };
}

const letterValue = (letter: string) =>
  (RUSSIAN.includes(letter) ? RUSSIAN.indexOf(letter) : letter.charCodeAt(0) - 97) + 1;

/** True when `line` is the item after `last` of the same counted list; letters may be left out. */
export function follows(last: ListLine, line: ListLine): boolean {
  if (!line.ordered || last.family !== line.family) return false;
  const step = line.value - last.value;
  return step === 1 || (line.format === 'letter' && line.typed && step > 0 && step <= 3);
}

/** Where a line stands to the last item of a list: in that list, inside that item, or outside. */
type Relation = 'same' | 'inside' | 'outside';

/** Indents nearer than this are meant to be equal, in twentieths of a point (about 2.5 mm). */
const NEAR = 140;

/** Compares a line with the last item of an open list; `later` are the lines after it. */
export function relate(last: ListLine, line: ListLine, later: readonly ListLine[]): Relation {
  if (last.family === line.family) return withinFamily(last, line);
  if (last.typed || line.typed) return byIndent(last, line, later);
  const near = Math.abs(line.indent - last.indent) <= NEAR;
  if (near && !last.ordered && !line.ordered) return 'same';
  if (near && last.ordered && line.ordered && line.value === last.value + 1) return 'same';
  if (line.level > last.level) return 'inside';
  return byIndent(last, line, later);
}

function withinFamily(last: ListLine, line: ListLine): Relation {
  if (!line.typed) {
    if (line.level === last.level) return 'same';
    return line.level > last.level ? 'inside' : 'outside';
  }
  if (!line.ordered) return line.indent > last.indent + 3 * NEAR ? 'inside' : 'same';
  return follows(last, line) ? 'same' : 'outside';
}

function byIndent(last: ListLine, line: ListLine, later: readonly ListLine[]): Relation {
  if (line.indent > last.indent + NEAR) return 'inside';
  if (line.indent < last.indent - NEAR) return 'outside';
  const announces = last.block.text.trimEnd().endsWith(':');
  const goesOn = last.ordered && later.some((next) => follows(last, next));
  return announces || goesOn ? 'inside' : 'outside';
}

interface Frame {
  list: NodeJson;
  items: NodeJson[];
  last: ListLine;
  typed: string[];
}

/** Lists of Word and lists typed by hand, nested by level or by indent. */
export const listRule: BlockRule = (cursor, scope) => {
  const near = linesAhead(cursor, scope.recognition, LIST_NEAR);
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
    if (!place(line, lines.slice(index + 1, index + LIST_NEAR), stack)) break;
    const top = stack.at(-1) ?? root;
    opened.add(top);
    cursor.passThrough(line.block);
    addDeleted(top, cursor, scope.recognition);
    addItem(top, line, scope.recognition);
    takeContinuations(cursor, top, scope.recognition);
  }
  if (root.last.typed) scope.lastTyped.set(root.last.family, root.last.value);
  for (const frame of opened) report(frame, scope.recognition);
  return [root.list];
};

/** How many lines are looked at to tell whether a typed number belongs to a list. */
const LIST_NEAR = 100;

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
  const inlines = sliceInlines(line.block.inlines, line.end);
  const before = line.block.source.breakBefore;
  for (const paragraph of paragraphNodes(inlines, recognition, { before }))
    frame.items.push({ type: 'listItem', content: [paragraph] });
  frame.last = line;
  if (line.typed) frame.typed.push(line.block.text.slice(0, line.end).trim());
}

/** Items that were deleted with tracking before a line: a list within that it opens takes them. */
function addDeleted(frame: Frame, cursor: Cursor, recognition: Recognition): void {
  for (const paragraph of deletedParagraphs(cursor.takePassed(), recognition))
    frame.items.push({ type: 'listItem', content: [paragraph] });
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
    cursor.passThrough(next);
    const deleted = deletedParagraphs(cursor.takePassed(), recognition);
    const before = next.source.breakBefore;
    const nodes = paragraphNodes(next.inlines, recognition, { before });
    frame.items.at(-1)?.content?.push(...deleted, ...nodes);
  }
}

function report(frame: Frame, recognition: Recognition): void {
  const became = frame.list.type === 'orderedList' ? 'orderedList' : 'bulletList';
  recognition.report.became(became, frame.typed.join(' '), frame.list);
}
