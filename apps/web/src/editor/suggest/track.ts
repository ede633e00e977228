import {
  type NodeJson,
  nodeChange,
  readSuggestion,
  type Suggestion,
  withoutSuggestions,
  withSuggestions,
} from '@pv/editor-schema';
import { Fragment, type Node, Slice } from '@tiptap/pm/model';
import { type EditorState, Selection, TextSelection, type Transaction } from '@tiptap/pm/state';
import { ReplaceAroundStep, ReplaceStep, Transform } from '@tiptap/pm/transform';
import { suggestDeletion } from './suggest-deletion.ts';
import { isLookStep, suggestLook } from './suggest-format.ts';
import { rowAround, suggestRows } from './suggest-rows.ts';
import { cleanSlice, suggestedSlice, withoutDeleted } from './suggested-slice.ts';

/** One stretch of the text and what is to stand there. */
interface Change {
  from: number;
  to: number;
  slice: Slice;
}

/**
 * What a transaction does, as one stretch, and the text it makes. The first of several readings is the
 * smallest; none where nothing changes.
 */
function readingsOf({ steps, docs, doc }: Transaction): { changes: Change[]; plain: Node } | null {
  const [only] = steps;
  const before = docs[0];
  if (!before) return null;
  if (steps.length === 1 && only instanceof ReplaceStep) {
    const { from, to, slice } = only;
    const plain = new Transform(before);
    put(plain, from, cleanSlice(slice), to);
    return { changes: [{ from, to, slice }], plain: plain.doc };
  }
  const changes: Change[] = [];
  if (steps.length === 1 && only instanceof ReplaceAroundStep) {
    // what stands behind a deleted stretch only moves up to it
    changes.push({ from: only.from, to: only.gapFrom, slice: Slice.empty });
  }
  const from = before.content.findDiffStart(doc.content);
  const end = before.content.findDiffEnd(doc.content);
  if (from === null || !end) return null;
  // letters that repeat are found from both sides
  const overlap = Math.max(0, from - Math.min(end.a, end.b));
  const slice = withoutDeleted(doc.slice(from, end.b + overlap));
  changes.push({ from, to: end.a + overlap, slice });
  return { changes, plain: doc };
}

/** How long one goes on with the same suggestion that one has typed beside, ms. */
const SAME_FOR = 60 * 60 * 1000;

/** The suggestion that a change goes on, so that a word is not a suggestion a letter. */
function continued(doc: Node, change: Change, fresh: Suggestion): Suggestion {
  const goesOn = suggestionsBeside(doc, change).find((known) => {
    const age = Date.parse(fresh.at) - Date.parse(known.at);
    const own = fresh.authorId !== null && known.authorId === fresh.authorId;
    return own && age >= 0 && age < SAME_FOR;
  });
  return goesOn ?? fresh;
}

/** What is suggested on both sides of a change; a new paragraph goes on no deletion. */
function suggestionsBeside(doc: Node, { from, to, slice }: Change): Suggestion[] {
  const [$from, $to] = [doc.resolve(from), doc.resolve(to)];
  const names = isInline(slice) ? ['insertion', 'deletion'] : ['insertion'];
  const beside = [$from.nodeBefore, $to.nodeAfter].flatMap((node) =>
    names.flatMap((name) => node?.marks.find(({ type }) => type.name === name) ?? []),
  );
  const block = $from.parentOffset === 0 ? nodeChange($from.parent).insertion : undefined;
  // words in a row that is suggested come with it
  const around = [block, nodeChange(rowAround($from) ?? {}).insertion];
  return [
    ...beside.map(({ attrs }) => readSuggestion(attrs)),
    ...around.flatMap((one) => one ?? []),
  ];
}

const jsonOf = (doc: Node) => doc.toJSON() as NodeJson;
const same = (a: Node, b: Node, by: (content: NodeJson) => NodeJson) =>
  doc(by(jsonOf(a)), a).eq(doc(by(jsonOf(b)), b));
const doc = (json: NodeJson, like: Node): Node => like.type.schema.nodeFromJSON(json);

/** The words of a text, block by block, with the kinds of blocks; empty paragraphs say nothing. */
function words(content: Node): string {
  const lines: string[] = [];
  content.descendants((node) => {
    const { name } = node.type;
    if (node.isTextblock && node.content.size > 0) {
      lines.push(
        `${name}: ${node.textBetween(0, node.content.size, '', (one) => `<${one.type.name}>`)}`,
      );
    } else if (name !== 'paragraph' && node.isAtom) lines.push(name);
    return !node.isTextblock;
  });
  return lines.join('\n');
}

/**
 * Whether a suggestion is a true one: rejected, it leaves the text as it was; accepted, it makes the
 * same words as the change itself would have made.
 */
function isTrue(made: Transaction, before: Node, plain: Node): boolean {
  if (!same(made.doc, before, withoutSuggestions)) return false;
  const accepted = (of: Node) => doc(withSuggestions(jsonOf(of)), of);
  return words(accepted(made.doc)) === words(accepted(plain));
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
  const rows = suggestRows(transaction, state, fresh, {
    rejects: (made, before) => same(made, before, withoutSuggestions),
    accepts: (made, plain) => same(made, plain, withSuggestions),
  });
  if (rows) return rows;
  const readings = readingsOf(transaction);
  if (!readings) return tr;
  const { changes, plain } = readings;
  for (const change of changes) {
    const suggestion = continued(state.doc, change, fresh);
    for (const way of waysOf(change, state.doc)) {
      try {
        const made = suggestChange(change, way, { state, suggestion, plain });
        if (made) return made;
      } catch (error) {
        // the pieces do not fit each other: it is refused, not guessed
        if (!(error instanceof RangeError)) throw error;
      }
    }
  }
  return null;
}

interface Tracking {
  state: EditorState;
  suggestion: Suggestion;
  /** The text as it would be without the mode. */
  plain: Node;
}

/** How a change may be suggested. */
interface Way {
  slice: Slice;
  /** The break before the block where the deleted stretch ends stays. */
  keepLast: boolean;
}

/**
 * The ways to suggest a change, the plain one first. Deleting from a paragraph into a list leaves both
 * apart: the editor then puts empty blocks between them, which say nothing of their own.
 */
function waysOf({ from, to, slice }: Change, before: Node): Way[] {
  const plain = { slice, keepLast: false };
  if (slice.size > 0 && isInline(slice)) return [plain];
  const [$from, $to] = [before.resolve(from), before.resolve(to)];
  const inWords = $from.parent.isTextblock && $to.parent.isTextblock;
  if (!inWords || $from.sameParent($to)) return [plain];
  const lines: Fragment[] = [];
  slice.content.descendants((node) => {
    if (node.isTextblock && node.content.size > 0) lines.push(node.content);
    return !node.isTextblock;
  });
  if (lines.length > 1) return [plain];
  const words = new Slice(lines[0] ?? Fragment.empty, 0, 0);
  return [plain, { slice: words, keepLast: true }, { slice: words, keepLast: false }];
}

function suggestChange(
  change: Change,
  way: Way,
  { state, suggestion, plain }: Tracking,
): Transaction | null {
  const { tr } = state;
  const { from, to } = change;
  const slice = suggestedSlice(way.slice, suggestion);
  if (!slice) return null;
  const $from = state.doc.resolve(from);
  const oneBlock = $from.sameParent(state.doc.resolve(to)) && $from.parent.isTextblock;
  // new words stand behind the ones they replace
  const at = oneBlock ? to : from;
  put(tr, at, slice);
  const size = tr.doc.content.size - state.doc.content.size;
  const inserted = { from: at, to: at + size };
  const gone = oneBlock ? { from, to } : { from: from + size, to: to + size };
  if (from < to && !suggestDeletion(tr, { ...gone, keepLast: way.keepLast }, suggestion))
    return null;
  const finished = () =>
    tr.setSelection(caretAfter(state, { ...change, slice }, { tr, inserted })).scrollIntoView();
  // within a line nothing can go wrong, and letters are typed fast
  if (oneBlock && isInline(change.slice)) return finished();
  if (!isTrue(tr, state.doc, plain)) return null;
  return finished();
}

const isInline = ({ content }: Slice) => content.content.every((node) => node.isInline);

/** Puts a slice exactly where it shall stand; only where it does not fit is it fitted. */
function put(tr: Transform, from: number, slice: Slice, to = from): void {
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
