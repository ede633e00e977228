import { Extension } from '@tiptap/core';
import { type EditorState, Selection, type Transaction } from '@tiptap/pm/state';
import { writeAt } from './put-blocks.ts';

const CAPTIONS: ReadonlySet<string> = new Set(['tableCaption', 'listingCaption']);
const OBJECTS: ReadonlySet<string> = new Set(['figure', 'tableBlock', 'listing', 'codeBlock']);

/** From the caption of a table or a listing into its first cell or its code; null elsewhere. */
export function intoBody(state: EditorState): Transaction | null {
  const { $from } = state.selection;
  if (!CAPTIONS.has($from.parent.type.name)) return null;
  const body = Selection.near(state.doc.resolve($from.after()));
  return state.tr.setSelection(body).scrollIntoView();
}

/** From inside a figure, a table or a piece of code to the line after it; null elsewhere. */
export function leaveObject(state: EditorState): Transaction | null {
  const { $from } = state.selection;
  for (let depth = 1; depth <= $from.depth; depth += 1) {
    if (OBJECTS.has($from.node(depth).type.name)) return writeAt(state, $from.after(depth));
  }
  return null;
}

const inFigure = ({ selection }: EditorState) => selection.$from.parent.type.name === 'figure';

/** Enter and Tab lead from a caption onwards, Ctrl+Enter out of the whole object. */
export const captionKeys = Extension.create({
  name: 'captionKeys',
  priority: 1050,
  addKeyboardShortcuts() {
    const go = (find: (state: EditorState) => Transaction | null) => () => {
      const found = find(this.editor.state);
      if (found) this.editor.view.dispatch(found);
      return found !== null;
    };
    const onwards = (state: EditorState) =>
      inFigure(state) ? leaveObject(state) : intoBody(state);
    return { Enter: go(onwards), Tab: go(intoBody), 'Mod-Enter': go(leaveObject) };
  },
});
