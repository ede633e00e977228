import type { Editor } from '@tiptap/core';
import {
  absolutePositionToRelativePosition,
  relativePositionToAbsolutePosition,
  ySyncPluginKey,
} from '@tiptap/y-tiptap';

/** Remembers a place of the text while others go on typing; gives where it is later, else the caret. */
export function holdPlace(editor: Editor, pos: number): () => number {
  const before = ySyncPluginKey.getState(editor.state);
  const relative = absolutePositionToRelativePosition(pos, before.type, before.binding.mapping);
  return () => {
    const now = ySyncPluginKey.getState(editor.state);
    const found = relativePositionToAbsolutePosition(
      now.doc,
      now.type,
      relative,
      now.binding.mapping,
    );
    return found ?? editor.state.selection.from;
  };
}
