import { Editor } from '@tiptap/core';
import { expect, it } from 'vitest';
import { schemaExtensions } from '../schema/extensions.ts';
import { caretFirst } from './caret-first.ts';

it('a key acts where the caret is although the browser has not told yet that it was moved', () => {
  let late = false;
  const hold = (event: Event) => late && event.stopImmediatePropagation();
  document.addEventListener('selectionchange', hold);
  const content = [{ type: 'paragraph', content: [{ type: 'text', text: 'Стенд собран' }] }];
  const editor = new Editor({
    element: document.body,
    extensions: [...schemaExtensions, caretFirst],
    content: { type: 'doc', content },
  });
  const { view } = editor;
  view.focus();
  late = true;
  getSelection()?.collapse(view.dom.querySelector('p')?.firstChild ?? null, 12);
  late = false;
  expect(editor.state.selection.from).toBe(1);
  view.dom.dispatchEvent(
    new KeyboardEvent('keydown', { key: 'Enter', keyCode: 13, bubbles: true, cancelable: true }),
  );
  expect(editor.getText({ blockSeparator: '|' })).toBe('Стенд собран|');
  editor.destroy();
  document.removeEventListener('selectionchange', hold);
});
