import type { MarkName, NodeChange, NodeJson } from '@pv/editor-schema';
import {
  type FlowInline,
  type Revision,
  type TextFormat,
  trimInlines,
  wholeDeletion,
} from '../read/flow.ts';
import type { Block } from '../recognise/block.ts';
import type { Recognition } from '../recognise/recognition.ts';

type MarkJson = { type: MarkName; attrs?: Record<string, unknown> };

const SAFE_LINK = /^(https?:|mailto:)/i;

/** How the pieces of a line are turned into nodes. */
export interface InlineOptions {
  /** Bold, italic and underline of the whole line belong to its role and are left out. */
  plain?: boolean;
  /** White space at the ends is a part of it: the line goes on. */
  whole?: boolean;
}

/** The inline nodes of a piece of text, without white space at its ends. */
export function inlineNodes(
  inlines: readonly FlowInline[],
  recognition: Recognition,
  options: InlineOptions = {},
): NodeJson[] {
  const trimmed = options.whole ? inlines : trimInlines(inlines);
  const common = options.plain ? commonFormat(trimmed) : {};
  const nodes: NodeJson[] = [];
  for (const inline of trimmed) {
    for (const node of toNodes(inline, recognition, common)) push(nodes, node, recognition);
  }
  return nodes;
}

/** Text nodes that look the same become one, unless they point to different places. */
function push(nodes: NodeJson[], node: NodeJson, { refs }: Recognition): void {
  const last = nodes.at(-1);
  const joins =
    last?.type === 'text' &&
    node.type === 'text' &&
    refs.get(last) === refs.get(node) &&
    JSON.stringify(last.marks) === JSON.stringify(node.marks);
  if (joins) last.text = (last.text ?? '') + (node.text ?? '');
  else nodes.push(node);
}

type Common = Partial<Pick<TextFormat, 'bold' | 'italic' | 'underline'>>;

function commonFormat(inlines: readonly FlowInline[]): Common {
  const texts = inlines.flatMap((one) => (one.kind === 'text' && one.text.trim() ? [one] : []));
  const every = (key: keyof Common) => texts.every((one) => one.format[key]);
  return { bold: every('bold'), italic: every('italic'), underline: every('underline') };
}

function toNodes(inline: FlowInline, recognition: Recognition, common: Common): NodeJson[] {
  if (inline.kind === 'math') return [atom('formulaInline', { tex: inline.tex }, inline)];
  if (inline.kind === 'note') return [atom('footnote', { text: inline.text }, inline)];
  if (inline.kind === 'picture' || inline.kind === 'break') return [];
  const look = (format: TextFormat) => marksOf(format, recognition, common);
  const marks = [...look(inline.format), ...suggestionMarks(inline, look)];
  const change = changeOfInline(inline);
  const nodes: NodeJson[] = [];
  for (const [index, line] of inline.text.split('\n').entries()) {
    if (index > 0) nodes.push({ type: 'hardBreak', ...(change && { attrs: { change } }) });
    const text = line.replace(/[\t\f]/g, ' ');
    if (text === '') continue;
    const node: NodeJson = { type: 'text', text, ...(marks.length > 0 && { marks }) };
    if (inline.kind === 'text' && inline.format.ref !== null)
      recognition.refs.set(node, inline.format.ref);
    nodes.push(node);
  }
  return nodes;
}

type Words = Extract<FlowInline, { kind: 'text' | 'deleted' }>;

const suggestionOf = ({ id, author, at }: Revision) => ({ id, author, authorId: null, at });

/** What was tracked about words, as suggestions. */
function suggestionMarks(inline: Words, look: (format: TextFormat) => MarkJson[]): MarkJson[] {
  const marks: MarkJson[] = [];
  const { inserted } = inline;
  if (inserted) marks.push({ type: 'insertion', attrs: suggestionOf(inserted) });
  if (inline.kind === 'deleted') {
    marks.push({ type: 'deletion', attrs: suggestionOf(inline.revision) });
  } else if (inline.formatted && !inserted) {
    const { revision, before } = inline.formatted;
    const [was, is] = [look(before), look(inline.format)];
    // a change of the size or the font is none here
    const differs = JSON.stringify(was) !== JSON.stringify(is);
    const attrs = {
      ...suggestionOf(revision),
      before: was.map((mark) => ({ attrs: {}, ...mark })),
    };
    if (differs) marks.push({ type: 'formatChange', attrs });
  }
  return marks;
}

/** What was tracked about a piece that no mark can stand on. */
function changeOfInline(inline: FlowInline): NodeChange | null {
  const inserted = 'inserted' in inline ? inline.inserted : undefined;
  const deleted = inline.kind === 'deleted' ? inline.revision : undefined;
  return changeOf({ inserted, deleted });
}

/** What was tracked about a node, as suggestions; null where nothing was. */
export function changeOf({
  inserted,
  deleted,
}: {
  inserted?: Revision | undefined;
  deleted?: Revision | undefined;
}): NodeChange | null {
  if (!inserted && !deleted) return null;
  return {
    ...(inserted && { insertion: suggestionOf(inserted) }),
    ...(deleted && { deletion: suggestionOf(deleted) }),
  };
}

function atom(type: string, attrs: Record<string, unknown>, inline: FlowInline): NodeJson {
  const change = changeOfInline(inline);
  return { type, attrs: change ? { ...attrs, change } : attrs };
}

/**
 * The paragraphs among blocks of which the tracking of Word has left nothing: each goes as a whole, and
 * until then counts for nothing.
 */
export function deletedParagraphs(blocks: readonly Block[], recognition: Recognition): NodeJson[] {
  return blocks.flatMap((block) => {
    const deletion = block.kind === 'text' && wholeDeletion(block.inlines);
    if (!deletion) return [];
    const before = block.source.breakBefore;
    const change = changeOf({ inserted: before, deleted: deletion });
    const content = inlineNodes(block.inlines, recognition);
    return [{ type: 'paragraph', attrs: { change }, content }];
  });
}

/**
 * A line as paragraphs: the ends of paragraphs that were deleted with tracking part it, and stand
 * before the following ones as suggestions.
 */
export function paragraphNodes(
  inlines: readonly FlowInline[],
  recognition: Recognition,
  { before, ...options }: InlineOptions & { before?: Revision | undefined } = {},
): NodeJson[] {
  const nodes: NodeJson[] = [];
  let change = changeOf({ inserted: before });
  const whole = inlines.some(({ kind }) => kind === 'break');
  let line: FlowInline[] = [];
  const end = () => {
    const content = inlineNodes(line, recognition, { ...options, whole });
    nodes.push({
      type: 'paragraph',
      ...(change && { attrs: { change } }),
      ...(content.length > 0 && { content }),
    });
  };
  for (const inline of inlines) {
    if (inline.kind === 'break') {
      end();
      line = [];
      const { revision, inserted } = inline;
      change = changeOf({ inserted, deleted: revision });
    } else line.push(inline);
  }
  end();
  return nodes;
}

/** Marks in the order of the schema. Code shuts out all others. */
function marksOf(format: TextFormat, recognition: Recognition, common: Common): MarkJson[] {
  const { usual, droppedLinks } = recognition;
  const marks: MarkJson[] = [];
  if (format.href !== null && SAFE_LINK.test(format.href)) {
    marks.push({ type: 'link', attrs: { href: format.href } });
  } else if (format.href !== null) {
    droppedLinks.push(format.href);
  }
  if (format.mono && !usual.mono && marks.length === 0) return [{ type: 'code' }];
  if (format.bold && !common.bold && !usual.bold) marks.push({ type: 'bold' });
  if (format.italic && !common.italic) marks.push({ type: 'italic' });
  if (format.underline && !common.underline) marks.push({ type: 'underline' });
  if (format.vertical === 'sub') marks.push({ type: 'subscript' });
  if (format.vertical === 'super') marks.push({ type: 'superscript' });
  return marks;
}
