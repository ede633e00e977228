import { Extension } from '@tiptap/core';
import { Plugin } from '@tiptap/pm/state';

/**
 * The editor knows where the caret is before it takes a key. A busy page hears of a moved caret behind the
 * next keys: a Backspace after Ctrl+End was then refused as one at the beginning of the text.
 */
export const caretFirst = Extension.create({
  name: 'caretFirst',
  addProseMirrorPlugins: () => [
    new Plugin({
      props: {
        handleDOMEvents: {
          keydown({ composing, dom }) {
            if (!composing) dom.ownerDocument.dispatchEvent(new Event('selectionchange'));
            return false;
          },
        },
      },
    }),
  ],
});
