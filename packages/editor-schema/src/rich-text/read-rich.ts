import { linkHref } from './href.ts';
import {
  EMPTY_RICH,
  RICH_LIMITS,
  type RichBlock,
  type RichCell,
  type RichDoc,
  type RichFlow,
  type RichInline,
  type RichItem,
  type RichList,
  type RichMark,
  type RichParagraph,
  type RichRow,
  type RichTable,
} from './rich-doc.ts';

/** Thrown and caught in this file: the JSON is no text with a form. */
class NotRich extends Error {}

type Json = Readonly<Record<string, unknown>>;

/** One reading: how many nodes are still allowed. */
interface Reading {
  left: number;
}

function refuse(): never {
  throw new NotRich();
}

const isRecord = (value: unknown): value is Json =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** What no database keeps is refused as well: NUL and half of a surrogate pair. */
function printable(text: unknown): string {
  if (typeof text !== 'string' || text.includes('\u0000') || !text.isWellFormed()) refuse();
  return text;
}

/** The nodes inside a node, each counted. */
function inside(node: Json, reading: Reading, depth: number): Json[] {
  const { content = [] } = node;
  if (!Array.isArray(content) || depth > RICH_LIMITS.depth) refuse();
  reading.left -= content.length;
  if (reading.left < 0) refuse();
  return content.map((child: unknown) => (isRecord(child) ? child : refuse()));
}

/** Marks in one order, each once: equal texts have equal JSON. */
function marksOf({ marks = [] }: Json): RichMark[] {
  if (!Array.isArray(marks)) refuse();
  const found = new Map<RichMark['type'], RichMark>();
  for (const mark of marks as unknown[]) {
    if (!isRecord(mark)) refuse();
    if (mark.type === 'bold' || mark.type === 'italic') found.set(mark.type, { type: mark.type });
    else if (mark.type === 'link') found.set('link', link(mark));
    else refuse();
  }
  return (['link', 'bold', 'italic'] as const).flatMap((type) => found.get(type) ?? []);
}

function link({ attrs }: Json): RichMark {
  const href = linkHref(isRecord(attrs) ? attrs.href : null);
  if (!href || href.length > RICH_LIMITS.href) refuse();
  return { type: 'link', attrs: { href: printable(href) } };
}

function inlineOf(node: Json): RichInline[] {
  if (node.type === 'hardBreak') return [{ type: 'hardBreak' }];
  if (node.type !== 'text') refuse();
  const text = printable(node.text);
  const marks = marksOf(node);
  if (text === '') return [];
  return [{ type: 'text', text, ...(marks.length > 0 && { marks }) }];
}

/** Runs that look alike become one. */
function joined(inlines: readonly RichInline[]): RichInline[] {
  const runs: RichInline[] = [];
  for (const one of inlines) {
    const last = runs.at(-1);
    const alike =
      last?.type === 'text' &&
      one.type === 'text' &&
      JSON.stringify(last.marks) === JSON.stringify(one.marks);
    if (alike) runs[runs.length - 1] = { ...last, text: last.text + one.text };
    else runs.push(one);
  }
  return runs;
}

function paragraph(node: Json, reading: Reading, depth: number): RichParagraph {
  const content = joined(inside(node, reading, depth).flatMap(inlineOf));
  return { type: 'paragraph', ...(content.length > 0 && { content }) };
}

function list(node: Json, type: RichList['type'], reading: Reading, depth: number): RichList {
  const content = inside(node, reading, depth).map((item): RichItem => {
    if (item.type !== 'listItem') refuse();
    const flow = flowIn(item, reading, depth + 1);
    if (flow[0]?.type !== 'paragraph') refuse();
    return { type: 'listItem', content: flow };
  });
  return content.length > 0 ? { type, content } : refuse();
}

function flowOf(node: Json, reading: Reading, depth: number): RichFlow {
  if (node.type === 'paragraph') return paragraph(node, reading, depth);
  if (node.type === 'bulletList' || node.type === 'orderedList') {
    return list(node, node.type, reading, depth + 1);
  }
  return refuse();
}

const flowIn = (node: Json, reading: Reading, depth: number): RichFlow[] =>
  inside(node, reading, depth).map((child) => flowOf(child, reading, depth + 1));

function cell(node: Json, reading: Reading, depth: number): RichCell {
  const { type } = node;
  if (type !== 'tableCell' && type !== 'tableHeader') refuse();
  const content = flowIn(node, reading, depth);
  return { type, content: content.length > 0 ? content : [{ type: 'paragraph' }] };
}

/** Short rows are filled with empty cells. */
function table(node: Json, reading: Reading, depth: number): RichTable {
  const rows = inside(node, reading, depth).map((row): RichRow => {
    if (row.type !== 'tableRow') refuse();
    const cells = inside(row, reading, depth).map((one) => cell(one, reading, depth + 1));
    return { type: 'tableRow', content: cells };
  });
  const columns = Math.max(0, ...rows.map(({ content }) => content.length));
  const wrong = columns === 0 || columns > RICH_LIMITS.columns || rows.length > RICH_LIMITS.rows;
  if (wrong) refuse();
  for (const { content } of rows) {
    while (content.length < columns) {
      content.push({ type: 'tableCell', content: [{ type: 'paragraph' }] });
    }
  }
  return { type: 'table', content: rows };
}

function blockOf(node: Json, reading: Reading): RichBlock {
  return node.type === 'table' ? table(node, reading, 1) : flowOf(node, reading, 1);
}

/**
 * Reads the JSON of a text with a form. Gives it in one spelling, so that equal texts are equal JSON:
 * attributes that the form does not know are left out, runs that look alike are joined. Null for what
 * is none: an unknown node or mark, an address that is not of the web or mail, more than the limits.
 */
export function readRich(json: unknown): RichDoc | null {
  const reading: Reading = { left: RICH_LIMITS.nodes };
  try {
    if (!isRecord(json) || json.type !== 'doc') return null;
    const content = inside(json, reading, 0).map((node) => blockOf(node, reading));
    return content.length > 0 ? { type: 'doc', content } : null;
  } catch (error) {
    if (error instanceof NotRich) return null;
    throw error;
  }
}

/** The stored content as a text with a form; '' is an empty one, null is what is none at all. */
export function parseRich(content: string): RichDoc | null {
  if (content === '') return EMPTY_RICH;
  if (content.length > RICH_LIMITS.json) return null;
  try {
    return readRich(JSON.parse(content));
  } catch {
    return null;
  }
}

/** A text with a form as it is stored: '' while nothing is written in it. */
export function writeRich(doc: RichDoc): string {
  const empty = doc.content.every((block) => block.type === 'paragraph' && !block.content?.length);
  return empty ? '' : JSON.stringify(doc);
}
