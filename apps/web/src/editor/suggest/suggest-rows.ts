import { nodeChange, type Suggestion } from '@pv/editor-schema';
import type { Node, ResolvedPos } from '@tiptap/pm/model';
import { type EditorState, Selection, type Transaction } from '@tiptap/pm/state';
import { isInTable, selectedRect } from '@tiptap/pm/tables';

/** The innermost row of a table in which a place stands. */
export function rowAround($pos: ResolvedPos): Node | null {
  for (let depth = $pos.depth; depth > 0; depth -= 1) {
    const node = $pos.node(depth);
    if (node.type.name === 'tableRow') return node;
  }
  return null;
}

/** Where a row of a table begins; `start` is where its first row does. */
function rowAt(table: Node, start: number, index: number): number {
  let at = start;
  for (let before = 0; before < index; before += 1) at += table.child(before).nodeSize;
  return at;
}

/** Whether a suggestion about rows leaves the text as it was, rejected, or as it would be, accepted. */
export interface RowProofs {
  rejects(made: Node, before: Node): boolean;
  accepts(made: Node, plain: Node): boolean;
}

/**
 * What adding or removing rows becomes: rows with a suggestion about them. Null where a transaction does
 * something else, or more.
 */
export function suggestRows(
  transaction: Transaction,
  state: EditorState,
  suggestion: Suggestion,
  proofs: RowProofs,
): Transaction | null {
  if (!isInTable(state)) return null;
  const { table, tableStart } = selectedRect(state);
  const after = transaction.doc.nodeAt(tableStart - 1);
  if (after?.type !== table.type) return null;
  const change = { transaction, state, suggestion, proofs };
  if (after.childCount < table.childCount) return removedRows(change);
  return after.childCount === table.childCount + 1 ? addedRow(change, after) : null;
}

interface RowChange {
  transaction: Transaction;
  state: EditorState;
  suggestion: Suggestion;
  proofs: RowProofs;
}

function removedRows({ transaction, state, suggestion, proofs }: RowChange): Transaction | null {
  const { table, tableStart, top, bottom } = selectedRect(state);
  const rows = Array.from({ length: bottom - top }, (_, step) => top + step);
  const { authorId } = suggestion;
  const isOwn = (row: number) =>
    authorId !== null && nodeChange(table.child(row)).insertion?.authorId === authorId;
  // what one has only suggested oneself goes at once
  if (rows.every(isOwn)) return transaction;
  const { tr } = state;
  for (const row of rows) {
    const change = nodeChange(table.child(row));
    if (change.deletion) continue;
    const at = rowAt(table, tableStart, row);
    tr.setNodeAttribute(at, 'change', { ...change, deletion: suggestion });
  }
  return proofs.accepts(tr.doc, transaction.doc) ? tr : null;
}

/** A row is added over the first or under the last of those that are selected. */
function addedRow(
  { transaction, state, suggestion, proofs }: RowChange,
  after: Node,
): Transaction | null {
  const { tableStart, top, bottom } = selectedRect(state);
  for (const row of [top, bottom]) {
    const { tr } = state;
    for (const step of transaction.steps) tr.step(step);
    const at = rowAt(after, tableStart, row);
    tr.setNodeAttribute(at, 'change', { insertion: suggestion });
    if (!proofs.rejects(tr.doc, state.doc)) continue;
    return tr.setSelection(Selection.near(tr.doc.resolve(at + 1), 1)).scrollIntoView();
  }
  return null;
}
