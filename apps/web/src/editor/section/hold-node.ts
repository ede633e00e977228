import type { Editor } from '@tiptap/core';
import type { Node } from '@tiptap/pm/model';
import { ySyncPluginKey } from '@tiptap/y-tiptap';

/** Which node of the text each shared element is; runs of text are lists. */
type Mapping = ReadonlyMap<unknown, Node | readonly Node[]>;

const mappingOf = (editor: Editor): Mapping =>
  ySyncPluginKey.getState(editor.state).binding.mapping;

/**
 * Remembers the node at `pos` while others go on typing; gives where it stands later, or null when it is
 * gone or the section is not edited any more.
 */
export function holdNode(editor: Editor, pos: number): () => number | null {
  const node = editor.state.doc.nodeAt(pos);
  const [shared] = [...mappingOf(editor)].find(([, mapped]) => mapped === node) ?? [];
  return () => {
    if (editor.isDestroyed || shared === undefined) return null;
    const now = mappingOf(editor).get(shared);
    let found: number | null = null;
    editor.state.doc.descendants((one, at) => {
      if (one === now) found = at;
      return found === null;
    });
    return found;
  };
}
