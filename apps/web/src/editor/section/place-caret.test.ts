import { sectionSchema } from '@pv/editor-schema';
import { getSchema } from '@tiptap/core';
import { Node } from '@tiptap/pm/model';
import { EditorState, TextSelection } from '@tiptap/pm/state';
import { describe, expect, it } from 'vitest';
import { tableNode } from '../actions/insert.ts';
import { schemaExtensions } from '../schema/extensions.ts';
import { nodeAtPath } from './place-caret.ts';
import { nodesToName } from './section-editor.ts';
import { answersQuery, slashQuery } from './slash-menu.ts';

const schema = getSchema(schemaExtensions);
const text = (words: string) => ({ type: 'paragraph', content: [{ type: 'text', text: words }] });
const docOf = (...content: object[]) => Node.fromJSON(schema, { type: 'doc', content });

describe('the node at a place', () => {
  const doc = docOf(text('Раз'), {
    type: 'bulletList',
    content: [{ type: 'listItem', content: [text('Два'), text('Три')] }],
  });

  it('is found inside lists, at the position of the editor', () => {
    const found = nodeAtPath(doc, [1, 0, 1]);
    expect(found?.node.textContent).toBe('Три');
    expect(doc.nodeAt(found?.pos ?? -1)).toBe(found?.node);
  });

  it('is the nearest that is left when the text has become shorter', () => {
    expect(nodeAtPath(doc, [1, 0, 9])?.node.type.name).toBe('listItem');
    expect(nodeAtPath(doc, [7])).toBeNull();
  });
});

describe('ids of numbered nodes', () => {
  it('are missed where there are none, and by the second of two equal ones', () => {
    const heading = (id: string | null) => ({ type: 'heading', attrs: { id, level: 2 } });
    const doc = docOf(heading('a'), heading(null), heading('a'), text('x'), heading('b'));
    expect(nodesToName(doc)).toEqual([2, 4]);
  });
});

describe('the menu of «/»', () => {
  const queryAfter = (words: string) => {
    const doc = docOf(text(words));
    const selection = TextSelection.atEnd(doc);
    return slashQuery(EditorState.create({ doc, selection }))?.query ?? null;
  };

  it('opens after a slash that begins a word', () => {
    expect(queryAfter('/')).toBe('');
    expect(queryAfter('Текст /табл')).toBe('табл');
  });

  it('stays closed in fractions, addresses and after a slash that stands alone', () => {
    expect(queryAfter('1/2')).toBeNull();
    expect(queryAfter('и/или')).toBeNull();
    expect(queryAfter('км / ч')).toBeNull();
    expect(queryAfter('/таблица, которая')).toBeNull();
  });

  it('takes several words, each of which has to be found', () => {
    expect(queryAfter('/таблица слож')).toBe('таблица слож');
    expect(answersQuery('Таблица table сложная', 'табл слож')).toBe(true);
    expect(answersQuery('Таблица table сложная', 'таблица ')).toBe(true);
    expect(answersQuery('Таблица table сложная', 'таблица готова')).toBe(false);
  });
});

describe('a new table', () => {
  it('fits the schema of the server and begins with a header', () => {
    const node = Node.fromJSON(sectionSchema, tableNode(3, 4));
    node.check();
    expect(node.child(1).childCount).toBe(3);
    expect(node.child(1).firstChild?.firstChild?.type.name).toBe('tableHeader');
    expect(tableNode(0, 0).content?.[1]?.content).toHaveLength(1);
  });
});
