import { nodeChange, readSuggestion, type Suggestion } from '@pv/editor-schema';
import type { Node } from '@tiptap/pm/model';
import type { Transaction } from '@tiptap/pm/state';
import { canJoin } from '@tiptap/pm/transform';

interface Range {
  from: number;
  to: number;
  /** The break before the block where the stretch ends stays. */
  keepLast?: boolean;
}

/** Something that stands in a stretch that is to be deleted, from the end to the beginning. */
type Found =
  | { kind: 'text'; node: Node; from: number; to: number }
  | { kind: 'atom'; node: Node; from: number }
  | { kind: 'break'; node: Node; from: number };

/** Blocks that are nothing but what they hold. */
export const CONTAINERS: ReadonlySet<string> = new Set(['bulletList', 'orderedList', 'listItem']);

/** What the stretch holds; null where something of it cannot be suggested to be deleted. */
function findIn(doc: Node, { from, to, keepLast }: Range): Found[] | null {
  const found: Found[] = [];
  let possible = true;
  doc.nodesBetween(from, to, (node, pos) => {
    if (node.isText) {
      const end = pos + node.nodeSize;
      found.push({ kind: 'text', node, from: Math.max(from, pos), to: Math.min(to, end) });
    } else if (node.isInline) {
      found.push({ kind: 'atom', node, from: pos });
    } else if (pos >= from && pos < to) {
      // a block that begins within the stretch: its break is what goes
      const kept = keepLast && pos + node.nodeSize > to;
      if (kept) return true;
      if (node.type.name === 'paragraph') found.push({ kind: 'break', node, from: pos });
      else if (!CONTAINERS.has(node.type.name)) possible = false;
    } else if (node.type.name !== 'doc' && pos + node.nodeSize < to && !isFlow(node)) {
      // the stretch leads out of a caption or a cell
      possible = false;
    }
    return possible;
  });
  return possible ? found.reverse() : null;
}

const isFlow = ({ type }: Node) =>
  type.name === 'paragraph' || type.name === 'heading' || CONTAINERS.has(type.name);

const isOwn = (suggestion: Suggestion | undefined, who: Suggestion) =>
  suggestion !== undefined && who.authorId !== null && suggestion.authorId === who.authorId;

/**
 * Suggests to delete a stretch of the text. What this person has only suggested to insert goes at once;
 * what somebody suggests to delete already stays so. False where something of it cannot be suggested.
 */
export function suggestDeletion(tr: Transaction, range: Range, suggestion: Suggestion): boolean {
  const found = findIn(tr.doc, range);
  if (!found) return false;
  for (const piece of found) {
    if (piece.kind === 'text') deleteText(tr, piece, suggestion);
    else if (piece.kind === 'atom') deleteAtom(tr, piece, suggestion);
    else deleteBreak(tr, piece, suggestion);
  }
  return true;
}

type Piece<K extends Found['kind']> = Extract<Found, { kind: K }>;

function deleteText(tr: Transaction, { node, from, to }: Piece<'text'>, who: Suggestion): void {
  const { insertion, deletion } = node.type.schema.marks;
  if (!insertion || !deletion) return;
  const inserted = insertion.isInSet(node.marks);
  if (inserted && isOwn(readSuggestion(inserted.attrs), who)) tr.delete(from, to);
  else if (!deletion.isInSet(node.marks)) tr.addMark(from, to, deletion.create({ ...who }));
}

function deleteAtom(tr: Transaction, { node, from }: Piece<'atom'>, who: Suggestion): void {
  const change = nodeChange(node);
  if (isOwn(change.insertion, who)) tr.delete(from, from + node.nodeSize);
  else if (!change.deletion) {
    tr.setNodeAttribute(from, 'change', { ...change, deletion: who });
  }
}

function deleteBreak(tr: Transaction, { node, from }: Piece<'break'>, who: Suggestion): void {
  const change = nodeChange(node);
  if (isOwn(change.insertion, who) && takeBack(tr, from)) return;
  if (!change.deletion) tr.setNodeAttribute(from, 'change', { ...change, deletion: who });
}

/** Takes a paragraph that one has only suggested back: an empty one goes, another joins the one before. */
function takeBack(tr: Transaction, pos: number): boolean {
  if (joinBefore(tr, pos)) return true;
  const node = tr.doc.nodeAt(pos);
  if (node?.content.size !== 0 || tr.doc.resolve(pos).parent.childCount === 1) return false;
  tr.delete(pos, pos + node.nodeSize);
  return true;
}

/** Takes a break away for good, between paragraphs and between items of a list. */
function joinBefore(tr: Transaction, pos: number): boolean {
  const $pos = tr.doc.resolve(pos);
  if ($pos.nodeBefore?.type.name === 'paragraph') {
    tr.join(pos);
    return true;
  }
  const item = $pos.parent.type.name === 'listItem' && $pos.index() === 0;
  if (!item || $pos.index(-1) === 0 || !canJoin(tr.doc, $pos.before())) return false;
  const before = tr.doc.resolve($pos.before()).nodeBefore;
  if (before?.lastChild?.type.name !== 'paragraph') return false;
  tr.join($pos.before(), 2);
  return true;
}
