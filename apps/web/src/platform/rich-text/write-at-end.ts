import type { Editor } from '@tiptap/core';
import { Selection } from '@tiptap/pm/state';

/**
 * Puts the caret at the end of a text and gives it the focus at once, with what was typed before the
 * editor was there. The editor's own `autofocus` comes a frame later, and scrolls the page.
 */
export function writeAtEnd(editor: Editor, typed: string): void {
  const { view } = editor;
  view.dispatch(view.state.tr.setSelection(Selection.atEnd(view.state.doc)));
  view.focus();
  for (const [at, line] of (typed ? typed.split('\n') : []).entries()) {
    if (at > 0) editor.commands.splitBlock();
    if (line) view.dispatch(view.state.tr.insertText(line));
  }
}
