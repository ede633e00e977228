import { isSuggestionMark, marksBefore, readSuggestion, type Suggestion } from '@pv/editor-schema';
import type { Mark, Node } from '@tiptap/pm/model';
import type { Transaction } from '@tiptap/pm/state';
import { AddMarkStep, RemoveMarkStep, type Step } from '@tiptap/pm/transform';

/** Whether a step changes nothing but the look of words. */
export const isLookStep = (step: Step): step is AddMarkStep | RemoveMarkStep =>
  step instanceof AddMarkStep || step instanceof RemoveMarkStep;

const looksOf = (marks: readonly Mark[]) =>
  marks.filter(({ type }) => !isSuggestionMark(type.name));
const key = (marks: readonly { toJSON(): unknown }[]) =>
  JSON.stringify(marks.map((mark) => JSON.stringify(mark.toJSON())).sort());

/**
 * Makes a change of the look and notes how it was before on every piece of text, so that it can be
 * taken back. What is itself only suggested by this person changes without a note; a look that is as
 * it was before is no suggestion any more.
 */
export function suggestLook(
  tr: Transaction,
  steps: readonly (AddMarkStep | RemoveMarkStep)[],
  suggestion: Suggestion,
): void {
  const { formatChange, insertion } = tr.doc.type.schema.marks;
  if (!formatChange || !insertion) return;
  const before = tr.doc;
  for (const step of steps) tr.step(step);
  const touched = steps.map(({ from, to }) => ({ from, to }));
  const own = (node: Node) => {
    const mark = insertion.isInSet(node.marks);
    if (!mark || suggestion.authorId === null) return false;
    return readSuggestion(mark.attrs).authorId === suggestion.authorId;
  };
  for (const { from, to } of touched) {
    before.nodesBetween(from, to, (node, pos) => {
      if (!node.isText || formatChange.isInSet(node.marks) || own(node)) return;
      const mark = formatChange.create({
        ...suggestion,
        before: looksOf(node.marks).map((one) => ({
          type: one.type.name,
          attrs: { ...one.attrs },
        })),
      });
      tr.addMark(Math.max(from, pos), Math.min(to, pos + node.nodeSize), mark);
    });
  }
  for (const { from, to } of touched) {
    keepAtoms(tr, before, { from, to });
    forgetSame(tr, from, to);
  }
}

/** Atoms within the line have no look of their own: it is not kept. */
function keepAtoms(
  tr: Transaction,
  before: Node,
  { from, to }: { from: number; to: number },
): void {
  before.nodesBetween(from, to, (node, pos) => {
    if (!node.isInline || node.isText) return;
    const end = pos + node.nodeSize;
    for (const mark of tr.doc.nodeAt(pos)?.marks ?? []) {
      if (!mark.isInSet(node.marks)) tr.removeMark(pos, end, mark);
    }
  });
}

function forgetSame(tr: Transaction, from: number, to: number): void {
  const { formatChange } = tr.doc.type.schema.marks;
  tr.doc.nodesBetween(from, to, (node, pos) => {
    const mark = formatChange?.isInSet(node.marks);
    if (!mark) return;
    const schema = node.type.schema;
    const before = marksBefore(mark.attrs).map((one) => schema.mark(one.type, one.attrs));
    if (key(before) !== key(looksOf(node.marks))) return;
    tr.removeMark(Math.max(from, pos), Math.min(to, pos + node.nodeSize), mark);
  });
}
