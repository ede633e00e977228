import { Extension } from '@tiptap/core';
import type { EditorState, Transaction } from '@tiptap/pm/state';
import { ReplaceStep } from '@tiptap/pm/transform';
import { ySyncPluginKey } from '@tiptap/y-tiptap';
import type { SuggestMode } from './suggest-mode.ts';
import { isSuggesting } from './suggested-slice.ts';
import { track } from './track.ts';

/** What was typed when a rule of typing made something else of it, such as a list of «- ». */
function typedInstead(transaction: Transaction, state: EditorState): Transaction | null {
  for (const plugin of state.plugins) {
    const rule: unknown = plugin.spec.isInputRules && transaction.getMeta(plugin);
    if (typeof rule !== 'object' || rule === null) continue;
    const { from, to, text }: { from?: unknown; to?: unknown; text?: unknown } = rule;
    if (typeof from !== 'number' || typeof to !== 'number' || typeof text !== 'string') continue;
    if (text !== '' && text !== '\n') return state.tr.insertText(text, from, to);
  }
  return null;
}

/**
 * Words typed by somebody who edits the text itself within a suggestion are the text: they belong to
 * no suggestion that may be rejected. What is dragged keeps the suggestions it has.
 */
export function typePlainly(transaction: Transaction): Transaction {
  if (transaction.getMeta('uiEvent') === 'drop') return transaction;
  const { mapping, doc } = transaction;
  const { insertion, deletion, formatChange } = doc.type.schema.marks;
  for (const [index, step] of [...transaction.steps].entries()) {
    if (!(step instanceof ReplaceStep) || !isSuggesting(step.slice.content)) continue;
    const after = mapping.slice(index + 1);
    const from = after.map(step.from, -1);
    const to = after.map(step.from + step.slice.size, 1);
    for (const mark of [insertion, deletion, formatChange]) transaction.removeMark(from, to, mark);
    doc.nodesBetween(from, Math.min(to, doc.content.size), (node, pos) => {
      if (pos >= from && node.attrs.change) transaction.setNodeAttribute(pos, 'change', null);
    });
  }
  return transaction;
}

/** In the mode of suggesting every change of the text that one makes here becomes a suggestion. */
export function suggestChanges(mode: SuggestMode): Extension {
  return Extension.create({
    name: 'suggestChanges',
    dispatchTransaction({ transaction, next }) {
      const own = transaction.docChanged && !transaction.getMeta(ySyncPluginKey);
      if (!own) return next(transaction);
      if (!mode.on()) return next(typePlainly(transaction));
      const { state } = this.editor;
      const tracked = track(transaction, state, mode.suggestion());
      if (tracked) return next(tracked);
      const typed = typedInstead(transaction, state);
      const instead = typed && track(typed, state, mode.suggestion());
      if (instead) return next(instead);
      mode.refuse();
    },
  });
}
