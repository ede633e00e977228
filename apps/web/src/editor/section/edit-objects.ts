import { Extension } from '@tiptap/core';
import type { Node } from '@tiptap/pm/model';
import { NodeSelection } from '@tiptap/pm/state';

/** Enter on a selected formula, reference, citation or footnote opens its dialog. */
export function editObjects(edit: (node: Node, pos: number) => boolean): Extension {
  return Extension.create({
    name: 'editObjects',
    priority: 1100,
    addKeyboardShortcuts() {
      return {
        Enter: () => {
          const { selection } = this.editor.state;
          return selection instanceof NodeSelection && edit(selection.node, selection.from);
        },
      };
    },
  });
}
