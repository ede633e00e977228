import { Editor } from '@tiptap/core';
import { expect, it } from 'vitest';
import { schemaExtensions } from './extensions.ts';

const suggestion = { id: 's', author: 'Белова', authorId: 'u', at: '2026-11-28T09:00:00.000Z' };

it.each([
  ['deletion', 'del', {}],
  ['insertion', 'ins', {}],
  ['formatChange', '.pv-formatChange', { before: [{ type: 'bold' }] }],
])('%s of words stays one when the browser writes them anew', async (type, selector, more) => {
  const marks = [{ type, attrs: { ...suggestion, ...more } }];
  const words = { type: 'text', text: ' быстро.', marks };
  const line = [{ type: 'text', text: 'Стенд собран' }, words];
  const editor = new Editor({
    element: document.body,
    extensions: schemaExtensions,
    content: { type: 'doc', content: [{ type: 'paragraph', content: line }] },
  });
  const written = editor.view.dom.querySelector(selector)?.firstChild as Text;
  const before = editor.view.dom.querySelector('p')?.firstChild as Text;
  // as Chrome deletes the letter before a space
  written.data = ' быстро.';
  before.data = 'Стенд собра';
  await expect.poll(() => editor.getText()).toBe('Стенд собра быстро.');
  expect(editor.getJSON().content?.[0]?.content?.[1]).toEqual(words);
  editor.destroy();
});
