import type { MarkName, NodeJson } from '@pv/editor-schema';
import { type FlowInline, type TextFormat, trimInlines } from '../read/flow.ts';
import type { Recognition } from '../recognise/recognition.ts';

type MarkJson = { type: MarkName; attrs?: Record<string, unknown> };

const SAFE_LINK = /^(https?:|mailto:)/i;

/** How the pieces of a line are turned into nodes. */
export interface InlineOptions {
  /** Bold, italic and underline of the whole line belong to its role and are left out. */
  plain?: boolean;
}

/** The inline nodes of a piece of text, without white space at its ends. */
export function inlineNodes(
  inlines: readonly FlowInline[],
  recognition: Recognition,
  options: InlineOptions = {},
): NodeJson[] {
  const trimmed = trimInlines(inlines);
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
  if (inline.kind === 'math') return [{ type: 'formulaInline', attrs: { tex: inline.tex } }];
  if (inline.kind === 'note') return [{ type: 'footnote', attrs: { text: inline.text } }];
  if (inline.kind === 'picture') return [];
  const marks = marksOf(inline.format, recognition, common);
  const nodes: NodeJson[] = [];
  for (const [index, line] of inline.text.split('\n').entries()) {
    if (index > 0) nodes.push({ type: 'hardBreak' });
    const text = line.replace(/[\t\f]/g, ' ');
    if (text === '') continue;
    const node: NodeJson = { type: 'text', text, ...(marks.length > 0 && { marks }) };
    if (inline.format.ref !== null) recognition.refs.set(node, inline.format.ref);
    nodes.push(node);
  }
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
