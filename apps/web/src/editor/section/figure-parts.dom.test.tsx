import { getSchema } from '@tiptap/core';
import { EditorState } from '@tiptap/pm/state';
import { expect, it } from 'vitest';
import { schemaExtensions } from '../schema/extensions.ts';
import { intoName } from './figure-parts.ts';

const line = (type: string, text: string, attrs = {}) => ({
  type,
  attrs,
  content: [{ type: 'text', text }],
});

it('a picture that is pressed has the caret at the end of its name, words keep it where it was put', () => {
  const content = [line('paragraph', 'До'), line('figure', 'Схема', { id: 'f' })];
  const doc = getSchema(schemaExtensions).nodeFromJSON({ type: 'doc', content });
  const state = EditorState.create({ doc });
  const [pos, node] = [4, doc.child(1)];
  document.body.innerHTML = '<div class="pictures"><img></div><figcaption></figcaption>';
  const pressed = (selector: string) =>
    intoName(state, { node, pos, target: document.querySelector(selector) });
  expect(pressed('img')?.selection).toMatchObject({ from: 10, to: 10 });
  expect(pressed('figcaption')).toBeNull();
});
