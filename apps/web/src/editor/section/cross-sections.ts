import { Extension } from '@tiptap/core';
import { Selection } from '@tiptap/pm/state';

/** Where the caret wants to go when it leaves the text. */
export type Leave = (direction: 'before' | 'after') => boolean;

/** Arrows at the edges of a section lead into its neighbours. */
export function crossSections(leave: Leave): Extension {
  return Extension.create({
    name: 'crossSections',
    priority: 50,
    addKeyboardShortcuts() {
      const at = (edge: 'start' | 'end') => {
        const { doc, selection } = this.editor.state;
        if (!selection.empty) return false;
        const limit = edge === 'start' ? Selection.atStart(doc) : Selection.atEnd(doc);
        return selection.from === limit.from;
      };
      const lineEdge = (direction: 'up' | 'down') => {
        const { state, view } = this.editor;
        const { $head, empty } = state.selection;
        if (!empty || !$head.parent.isTextblock) return false;
        const first = Selection.atStart(state.doc).$head.sameParent($head);
        const last = Selection.atEnd(state.doc).$head.sameParent($head);
        return (direction === 'up' ? first : last) && view.endOfTextblock(direction);
      };
      return {
        ArrowUp: () => lineEdge('up') && leave('before'),
        ArrowDown: () => lineEdge('down') && leave('after'),
        ArrowLeft: () => at('start') && leave('before'),
        ArrowRight: () => at('end') && leave('after'),
      };
    },
  });
}
