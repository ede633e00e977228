import { getSchema } from '@tiptap/core';
import { Node } from '@tiptap/pm/model';
import { EditorState, TextSelection } from '@tiptap/pm/state';
import { describe, expect, it } from 'vitest';
import { tableNode } from '../actions/insert.ts';
import { schemaExtensions } from '../schema/extensions.ts';
import { putBlocks } from './put-blocks.ts';
import { intoBody, leaveObject } from './section-editor.ts';

const schema = getSchema(schemaExtensions);
const text = (words: string) => ({ type: 'paragraph', content: [{ type: 'text', text: words }] });
const empty = { type: 'paragraph' };
const figure = (caption: string) => ({
  type: 'figure',
  attrs: { images: [] },
  content: [{ type: 'text', text: caption }],
});
const formula = { type: 'formula', attrs: { tex: 'x' } };

/** A text with the caret at a position. */
function stateOf(caret: number, ...content: object[]): EditorState {
  const doc = Node.fromJSON(schema, { type: 'doc', content });
  return EditorState.create({ doc, selection: TextSelection.create(doc, caret) });
}
const kinds = ({ doc }: { doc: Node }) => doc.children.map(({ type }) => type.name);
const caretIn = (tr: { selection: EditorState['selection'] } | null) =>
  tr?.selection.$from.parent.type.name;

describe('a block put into the text', () => {
  it('takes the place of an empty paragraph, and a line to write on follows it', () => {
    const tr = putBlocks(stateOf(6, text('Раз'), empty), [figure('Схема')], 6);
    expect(kinds(tr)).toEqual(['paragraph', 'figure', 'paragraph']);
    expect(caretIn(tr)).toBe('figure');
  });

  it('stands after the paragraph of the caret, or before it at its very start', () => {
    const state = stateOf(3, text('Раз'), text('Два'));
    expect(kinds(putBlocks(state, [formula], 3))).toEqual(['paragraph', 'formula', 'paragraph']);
    expect(putBlocks(state, [formula], 1).doc.firstChild?.type.name).toBe('formula');
  });

  it('leaves a line between a formula and what is no paragraph, where one explains it', () => {
    const tr = putBlocks(stateOf(6, text('Раз'), empty, figure('Схема')), [formula], 6);
    expect(kinds(tr)).toEqual(['paragraph', 'formula', 'paragraph', 'figure']);
    expect(caretIn(tr)).toBe('paragraph');
  });

  it('never tears a list or a table apart', () => {
    const list = { type: 'bulletList', content: [{ type: 'listItem', content: [text('Раз')] }] };
    expect(kinds(putBlocks(stateOf(3, list), [formula], 3))).toEqual([
      'bulletList',
      'formula',
      'paragraph',
    ]);
  });

  it('takes the empty item of a list away, and the list that had no other', () => {
    const item = (...content: object[]) => ({ type: 'listItem', content });
    const list = (...content: object[]) => ({ type: 'bulletList', content });
    const words = (...content: object[]) => {
      const state = stateOf(1, ...content);
      let caret = 1;
      state.doc.descendants((node, pos) => {
        if (node.type.name === 'paragraph' && node.content.size === 0) caret = pos + 1;
      });
      return putBlocks(state, [formula], caret).doc.toString();
    };
    const after = 'formula, paragraph)';
    expect(words(list(item(text('Раз')), item(empty)))).toBe(
      `doc(bulletList(listItem(paragraph("Раз"))), ${after}`,
    );
    expect(words(list(item(text('Раз'), list(item(empty)))))).toBe(
      `doc(bulletList(listItem(paragraph("Раз"))), ${after}`,
    );
    expect(words(text('Раз'), list(item(empty)))).toBe(`doc(paragraph("Раз"), ${after}`);
  });

  it('keeps the order of several', () => {
    const tr = putBlocks(stateOf(1, empty), [figure('А'), figure('Б')], 1);
    expect(tr.doc.textContent).toBe('АБ');
  });

  it('has the caret behind it when it has no text of its own', () => {
    const tr = putBlocks(stateOf(1, empty, text('где')), [formula], 1);
    expect(tr.selection.$from.parent.textContent).toBe('где');
  });
});

describe('the keys of captions', () => {
  it('lead out of a figure to a new line, or to the empty one that is there', () => {
    const alone = leaveObject(stateOf(2, figure('Схема')));
    expect(alone && kinds(alone)).toEqual(['figure', 'paragraph']);
    expect(caretIn(alone)).toBe('paragraph');
    const followed = leaveObject(stateOf(2, figure('Схема'), empty));
    expect(followed?.docChanged).toBe(false);
  });

  it('lead from the caption of a table into its first cell and out of the whole table', () => {
    const state = stateOf(2, tableNode(2, 2));
    expect(intoBody(state)?.selection.$from.node(-1).type.name).toBe('tableHeader');
    const out = leaveObject(state);
    expect(out && kinds(out)).toEqual(['tableBlock', 'paragraph']);
  });

  it('mean nothing in running text', () => {
    const state = stateOf(2, text('Раз'));
    expect([intoBody(state), leaveObject(state)]).toEqual([null, null]);
  });
});
