import {
  nodeText,
  type NodeJson,
  readSuggestion,
  type Suggestion,
  withoutSuggestions,
  withSuggestions,
} from '@pv/editor-schema';
import type { Node, Slice } from '@tiptap/pm/model';
import { type EditorState, Selection, TextSelection, type Transaction } from '@tiptap/pm/state';
import { ReplaceStep } from '@tiptap/pm/transform';
import { suggestDeletion } from './suggest-deletion.ts';
import { isLookStep, suggestLook } from './suggest-format.ts';
import { cleanSlice, suggestedSlice } from './suggested-slice.ts';

/** One stretch of the text and what is to stand there. */
interface Change {
  from: number;
  to: number;
  slice: Slice;
}

/** The change that a transaction makes, as one stretch; null where it makes none. */
function changeOf({ steps, docs, doc }: Transaction): Change | null {
  const [only] = steps;
  if (steps.length === 1 && only instanceof ReplaceStep) {
    const { from, to, slice } = only;
    return { from, to, slice };
  }
  const before = docs[0];
  const from = before?.content.findDiffStart(doc.content);
  if (!before || from === null || from === undefined) return null;
  const end = before.content.findDiffEnd(doc.content);
  if (!end) return null;
  // letters that repeat are found from both sides
  const overlap = Math.max(0, from - Math.min(end.a, end.b));
  return { from, to: end.a + overlap, slice: doc.slice(from, end.b + overlap) };
}

/** How long one goes on with the same suggestion that one has typed beside, ms. */
const SAME_FOR = 60 * 60 * 1000;

/** The suggestion that the one beside the place goes on, so that a word is not a suggestion a letter. */
function continued(doc: Node, { from, to }: Change, fresh: Suggestion): Suggestion {
  const beside = [doc.resolve(from).nodeBefore, doc.resolve(to).nodeAfter];
  for (const node of beside) {
    for (const name of ['insertion', 'deletion']) {
      const mark = node?.marks.find(({ type }) => type.name === name);
      if (!mark) continue;
      const known = readSuggestion(mark.attrs);
      const age = Date.parse(fresh.at) - Date.parse(known.at);
      if (known.authorId === fresh.authorId && age >= 0 && age < SAME_FOR) return known;
    }
  }
  return fresh;
}

const jsonOf = (doc: Node) => doc.toJSON() as NodeJson;
const same = (a: Node, b: Node, by: (content: NodeJson) => NodeJson) =>
  doc(by(jsonOf(a)), a).eq(doc(by(jsonOf(b)), b));
const doc = (json: NodeJson, like: Node): Node => like.type.schema.nodeFromJSON(json);

/** The words of a text block by block, without empty blocks. */
function words(content: NodeJson): string {
  if (content.type === 'paragraph' && !content.content) return '';
  if (content.type === 'text' || !content.content) return nodeText(content) || `<${content.type}>`;
  const inline = content.content.some(({ type }) => type === 'text');
  return content.content
    .map((child) => (inline ? words(child) : `${words(child)}\n`))
    .join('')
    .replaceAll(/\n{2,}/g, '\n');
}

/**
 * Whether a suggestion is a true one: rejected, it leaves the text as it was; accepted, it makes the
 * same words as the change itself would have made.
 */
function isTrue(made: Transaction, before: Node, plain: Node): boolean {
  if (!same(made.doc, before, withoutSuggestions)) return false;
  return words(withSuggestions(jsonOf(made.doc))) === words(withSuggestions(jsonOf(plain)));
}

/**
 * What a transaction of somebody who suggests becomes: the same change as a suggestion. Null where it
 * cannot be suggested; nothing may be done then.
 */
export function track(
  transaction: Transaction,
  state: EditorState,
  fresh: Suggestion,
): Transaction | null {
  const tr = state.tr;
  if (transaction.steps.every(isLookStep)) {
    suggestLook(tr, transaction.steps.filter(isLookStep), fresh);
    return same(tr.doc, state.doc, withoutSuggestions) ? tr : null;
  }
  const change = changeOf(transaction);
  if (!change) return tr;
  const suggestion = continued(state.doc, change, fresh);
  try {
    return suggestChange(tr, change, { state, suggestion });
  } catch (error) {
    // the pieces do not fit each other: it is refused, not guessed
    if (error instanceof RangeError) return null;
    throw error;
  }
}

interface Tracking {
  state: EditorState;
  suggestion: Suggestion;
}

function suggestChange(
  tr: Transaction,
  change: Change,
  { state, suggestion }: Tracking,
): Transaction | null {
  const { from, to } = change;
  const slice = suggestedSlice(change.slice, suggestion);
  if (!slice) return null;
  const $from = state.doc.resolve(from);
  const oneBlock = $from.sameParent(state.doc.resolve(to)) && $from.parent.isTextblock;
  // new words stand behind the ones they replace
  const at = oneBlock ? to : from;
  put(tr, at, slice);
  const size = tr.doc.content.size - state.doc.content.size;
  const inserted = { from: at, to: at + size };
  const gone = oneBlock ? { from, to } : { from: from + size, to: to + size };
  if (from < to && !suggestDeletion(tr, gone, suggestion)) return null;
  const finished = () =>
    tr.setSelection(caretAfter(state, change, { tr, inserted })).scrollIntoView();
  // within a line nothing can go wrong, and letters are typed fast
  if (oneBlock && isInline(change.slice)) return finished();
  const plain = state.tr;
  put(plain, from, cleanSlice(change.slice), to);
  if (!isTrue(tr, state.doc, plain.doc)) return null;
  return finished();
}

const isInline = ({ content }: Slice) => content.content.every((node) => node.isInline);

/** Puts a slice exactly where it shall stand; only where it does not fit is it fitted. */
function put(tr: Transaction, from: number, slice: Slice, to = from): void {
  if (from === to && slice.size === 0) return;
  const failed = tr.maybeStep(new ReplaceStep(from, to, slice)).failed;
  if (failed) tr.replace(from, to, slice);
}

/** Behind what was inserted; of what was only deleted, on the side to which one deletes. */
function caretAfter(
  state: EditorState,
  { from, to, slice }: Change,
  { tr, inserted }: { tr: Transaction; inserted: { from: number; to: number } },
): Selection {
  if (slice.size > 0) {
    // as many positions as what goes of one's own words before them
    const end = tr.doc.resolve(Math.min(mapOwn(tr, inserted.to), tr.doc.content.size));
    return Selection.near(end, -1);
  }
  const { empty, from: caret } = state.selection;
  const forward = empty && caret <= from;
  const pos = Math.min(tr.mapping.map(forward ? to : from, forward ? 1 : -1), tr.doc.content.size);
  const $pos = tr.doc.resolve(pos);
  return $pos.parent.isTextblock ? TextSelection.create(tr.doc, pos) : Selection.near($pos);
}

/** A place of the text after the insertion, which was the first step, as it is after the deletions. */
function mapOwn(tr: Transaction, pos: number): number {
  return tr.mapping.slice(1).map(pos, -1);
}
