import type { ChainedCommands, Editor } from '@tiptap/core';

/**
 * Runs commands on the text, which gets the focus at once. The editor's own `focus` command gives it a
 * frame later, and would take back a caret that a click has put elsewhere by then.
 */
export function runInText(
  editor: Editor,
  commands: (chain: ChainedCommands) => ChainedCommands,
): void {
  if (!editor.view.hasFocus()) editor.view.focus();
  commands(editor.chain()).scrollIntoView().run();
}
