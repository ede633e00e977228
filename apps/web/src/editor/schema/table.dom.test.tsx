import { fireEvent } from '@testing-library/react';
import { Editor } from '@tiptap/core';
import { CellSelection } from '@tiptap/pm/tables';
import { expect, it } from 'vitest';
import { schemaExtensions } from './extensions.ts';

const cell = (text: string) => ({
  type: 'tableCell',
  content: [{ type: 'paragraph', content: [{ type: 'text', text }] }],
});
const row = (...words: string[]) => ({ type: 'tableRow', content: words.map(cell) });

it('a table whose every cell is selected is emptied by Delete and stays', () => {
  const table = { type: 'table', content: [row('Насос', 'Напор'), row('Н-1', '15')] };
  const content = [{ type: 'tableBlock', content: [{ type: 'tableCaption' }, table] }];
  const editor = new Editor({
    element: document.body,
    extensions: schemaExtensions,
    content: { type: 'doc', content },
  });
  const cells: number[] = [];
  editor.state.doc.descendants(({ type }, pos) => {
    if (type.name === 'tableCell') cells.push(pos);
  });
  const all = CellSelection.create(editor.state.doc, cells[0] ?? 0, cells[3] ?? 0);
  editor.view.dispatch(editor.state.tr.setSelection(all));
  fireEvent.keyDown(editor.view.dom, { key: 'Delete' });
  expect(editor.view.dom.querySelectorAll('td')).toHaveLength(4);
  expect(editor.getText().trim()).toBe('');
  editor.destroy();
});
