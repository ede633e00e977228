import { citedSources, type DocumentSnapshot, type NodeJson } from '@pv/editor-schema';
import { type Finding, type Numbering, referenceLabel } from '@pv/gost';
import { citationText } from '../../../editor/text/paint.ts';
import type { Excerpt } from './protocol.ts';

const BEFORE = 36;
const AFTER = 72;
/** Of a place without a range, so much is shown. */
const WHOLE = 110;
const ATOM = '…';

/**
 * The words around a finding. An atom of the text counts as one character in ranges; references and
 * citations are shown by their labels, other atoms as an ellipsis. A finding about a whole block shows
 * the beginning of the block, one about a section nothing.
 */
export function excerptOf(
  snapshot: DocumentSnapshot,
  finding: Finding,
  numbering: Numbering,
): Excerpt {
  const cells = cellsOf(snapshot, finding, numbering);
  const range = finding.place.range;
  // the name of the section stands beside every finding anyway
  if (!range && finding.subject.kind === 'title') return { before: '', marked: '', after: '' };
  if (!range) return { before: '', marked: '', after: clipEnd(cells.join('').trim(), WHOLE) };
  const [from, to] = range;
  return {
    before: clipStart(cells.slice(0, from).join(''), BEFORE),
    marked: clipEnd(cells.slice(from, to).join(''), WHOLE),
    after: clipEnd(cells.slice(to).join(''), AFTER),
  };
}

/** What is shown for each character that ranges count. */
function cellsOf(
  snapshot: DocumentSnapshot,
  { subject, place }: Finding,
  numbering: Numbering,
): string[] {
  const section = snapshot.sections.find(({ id }) => id === place.sectionId);
  switch (subject.kind) {
    case 'document':
      return [];
    case 'keywords':
      return snapshot.settings.keywords.join(', ').split('');
    case 'source':
      return (snapshot.sources.find(({ id }) => id === subject.id)?.raw ?? '').split('');
    case 'title':
      return (section?.title ?? '').split('');
    case 'text':
      return section ? blockCells(section.content, place.path, numbering) : [];
  }
}

function blockCells(content: NodeJson, path: readonly number[], numbering: Numbering): string[] {
  let node: NodeJson | undefined = content;
  for (const index of path) node = node?.content?.[index];
  if (!node) return [];
  if (node.type === 'formula') return String(node.attrs?.tex ?? '').split('');
  return linesOf(node, numbering).find((line) => line.join('').trim() !== '') ?? [];
}

/** The lines inside a node, in order: of an object the caption comes first. */
function linesOf(node: NodeJson, numbering: Numbering): string[][] {
  const children = node.content ?? [];
  const inline = children.some(({ type }) => type === 'text' || type in ATOMS);
  if (inline) return [children.flatMap((child) => inlineCells(child, numbering))];
  return children.flatMap((child) => linesOf(child, numbering));
}

const ATOMS: Readonly<Record<string, (node: NodeJson, numbering: Numbering) => string>> = {
  hardBreak: () => ' ',
  formulaInline: () => ATOM,
  footnote: () => ATOM,
  crossReference(node, { byId }) {
    const item = byId.get(String(node.attrs?.target ?? ''));
    return (item && referenceLabel(item)) || ATOM;
  },
  citation: (node, numbering) => citationText(citedSources(node), numbering) || ATOM,
};

function inlineCells(node: NodeJson, numbering: Numbering): string[] {
  if (node.type === 'text') return (node.text ?? '').split('');
  return [ATOMS[node.type]?.(node, numbering) ?? ATOM];
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
