import {
  type NodeJson,
  sectionSchema,
  withoutSuggestions,
  withSuggestions,
} from '@pv/editor-schema';
import { Node, type Schema } from '@tiptap/pm/model';
import { type Command, EditorState, TextSelection, type Transaction } from '@tiptap/pm/state';
import {
  addColumnAfter,
  addRowAfter,
  addRowBefore,
  CellSelection,
  deleteRow,
} from '@tiptap/pm/tables';
import { expect, it } from 'vitest';
import { track } from './track.ts';

const schema = sectionSchema as Schema;
const WHO = { id: 's', author: 'Белова', authorId: 'b', at: '2026-11-26T14:05:00.000Z' };

const cell = (words: string, rowspan = 1): NodeJson => ({
  type: 'tableCell',
  attrs: { rowspan },
  content: [{ type: 'paragraph', ...(words && { content: [{ type: 'text', text: words }] }) }],
});
const row = (...content: NodeJson[]): NodeJson => ({ type: 'tableRow', content });
const TABLE: NodeJson = {
  type: 'doc',
  content: [
    {
      type: 'tableBlock',
      content: [
        { type: 'tableCaption' },
        {
          type: 'table',
          content: [
            row(cell('a'), cell('b')),
            row(cell('tall', 2), cell('c')),
            row(cell('d')),
            row(cell('e'), cell('f')),
          ],
        },
      ],
    },
    { type: 'paragraph' },
  ],
};

const placeOf = (doc: Node, words: string): number => {
  let found = -1;
  doc.descendants((node, pos) => {
    if (node.text === words) found = pos;
  });
  return found;
};

/** A text with the caret in a cell, or with all cells from one to another chosen. */
function at(from: string, to?: string): EditorState {
  const state = EditorState.create({ doc: Node.fromJSON(schema, TABLE) });
  const { doc } = state;
  const around = (words: string) => doc.resolve(placeOf(doc, words) - 2);
  const selection = to
    ? new CellSelection(around(from), around(to))
    : TextSelection.create(doc, placeOf(doc, from));
  return state.apply(state.tr.setSelection(selection));
}

function done(state: EditorState, command: Command): Transaction {
  let made: Transaction | null = null;
  command(state, (transaction) => {
    made = transaction;
  });
  if (!made) throw new Error('nothing was done');
  return made;
}

const decided = (doc: Node, decide: (content: NodeJson) => NodeJson) =>
  Node.fromJSON(schema, decide(doc.toJSON() as NodeJson)).toJSON();

it.each([
  ['added below', 'c', addRowAfter],
  ['added above, within a tall cell', 'd', addRowBefore],
  ['removed', 'f', deleteRow],
  ['removed where a tall cell begins', 'c', deleteRow],
  ['removed under a tall cell', 'd', deleteRow],
] as const)('a row %s is a suggestion', (_, words, command) => {
  const state = at(words);
  const plain = done(state, command);
  const made = track(plain, state, WHO);
  if (!made) throw new Error('refused');
  expect(decided(made.doc, withoutSuggestions)).toEqual(state.doc.toJSON());
  expect(decided(made.doc, withSuggestions)).toEqual(plain.doc.toJSON());
});

it('several rows are suggested to go at once', () => {
  const state = at('tall', 'f');
  const made = track(done(state, deleteRow), state, WHO);
  if (!made) throw new Error('refused');
  expect(decided(made.doc, withSuggestions)).toMatchObject({
    content: [{ content: [{}, { content: [{ type: 'tableRow' }] }] }, {}],
  });
});

it('a row that one has only suggested oneself goes at once, and its words come with it', () => {
  const state = at('f');
  const added = state.apply(track(done(state, addRowAfter), state, WHO) ?? state.tr);
  const typed = track(added.tr.insertText('new'), added, { ...WHO, id: 'later' });
  if (!typed) throw new Error('refused');
  const after = added.apply(typed);
  expect(after.doc.nodeAt(placeOf(after.doc, 'new'))?.marks[0]?.attrs.id).toBe('s');
  const removed = track(done(after, deleteRow), after, { ...WHO, id: 'last' });
  expect(removed?.doc.toJSON()).toEqual(state.doc.toJSON());
});

it('a column cannot be suggested', () => {
  const state = at('c');
  expect(track(done(state, addColumnAfter), state, WHO)).toBeNull();
});
