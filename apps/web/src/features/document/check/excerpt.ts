import type { DocumentSnapshot, NodeJson } from '@pv/editor-schema';
import type { Finding } from '@pv/gost';
import type { Excerpt } from './protocol.ts';

const BEFORE = 36;
const AFTER = 72;
/** Of a place without a range, so much is shown. */
const WHOLE = 110;
const ATOM = '…';

/**
 * The words around a finding. An atom of the text counts as one character in ranges and is shown as an
 * ellipsis; a finding about a whole block shows the beginning of the block, one about a section nothing.
 */
export function excerptOf(snapshot: DocumentSnapshot, finding: Finding): Excerpt {
  const text = textOf(snapshot, finding);
  const range = finding.place.range;
  // the name of the section stands beside every finding anyway
  if (!range && finding.subject.kind === 'title') return { before: '', marked: '', after: '' };
  if (!range) return { before: '', marked: '', after: clipEnd(text.trim(), WHOLE) };
  const [from, to] = range;
  return {
    before: clipStart(text.slice(0, from), BEFORE),
    marked: clipEnd(text.slice(from, to), WHOLE),
    after: clipEnd(text.slice(to), AFTER),
  };
}

function textOf(snapshot: DocumentSnapshot, { subject, place }: Finding): string {
  const section = snapshot.sections.find(({ id }) => id === place.sectionId);
  switch (subject.kind) {
    case 'document':
      return '';
    case 'keywords':
      return snapshot.settings.keywords.join(', ');
    case 'source':
      return snapshot.sources.find(({ id }) => id === subject.id)?.raw ?? '';
    case 'title':
      return section?.title ?? '';
    case 'text':
      return section ? blockText(section.content, place.path) : '';
  }
}

function blockText(content: NodeJson, path: readonly number[]): string {
  let node: NodeJson | undefined = content;
  for (const index of path) node = node?.content?.[index];
  if (!node) return '';
  if (node.type === 'formula') return String(node.attrs?.tex ?? '');
  return linesOf(node).find((line) => line.trim() !== '') ?? '';
}

/** The texts inside a node, in order: of an object the caption comes first. */
function linesOf(node: NodeJson): string[] {
  const children = node.content ?? [];
  const inline = children.some(({ type }) => type === 'text' || ATOMS.has(type));
  return inline ? [children.map(inlineText).join('')] : children.flatMap(linesOf);
}

const ATOMS: ReadonlySet<string> = new Set([
  'hardBreak',
  'formulaInline',
  'crossReference',
  'citation',
  'footnote',
]);

function inlineText(node: NodeJson): string {
  if (node.type === 'text') return node.text ?? '';
  return node.type === 'hardBreak' ? ' ' : ATOM;
}

function clipStart(text: string, length: number): string {
  if (text.length <= length) return text;
  const tail = text.slice(-length);
  const space = tail.indexOf(' ');
  return ATOM + (space >= 0 && space < length / 2 ? tail.slice(space + 1) : tail);
}

function clipEnd(text: string, length: number): string {
  if (text.length <= length) return text;
  const head = text.slice(0, length);
  const space = head.lastIndexOf(' ');
  return (space > length / 2 ? head.slice(0, space) : head) + ATOM;
}
