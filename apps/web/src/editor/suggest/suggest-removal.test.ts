import {
  emptyContent,
  type NodeJson,
  readSectionContent,
  sectionSchema,
  sectionsMap,
  withoutSuggestions,
  withSuggestions,
  writeSectionContent,
} from '@pv/editor-schema';
import { Node } from '@tiptap/pm/model';
import { expect, it } from 'vitest';
import * as Y from 'yjs';
import { createHistory } from '../document/open-text.ts';
import { replaceContents } from '../document/replace-parts.ts';
import { suggestRemoval } from './suggest-removal.ts';

const WHO = { id: 's', author: 'Белова', authorId: 'b', at: '2026-11-26T14:05:00.000Z' };
const line = (words: string): NodeJson => ({
  type: 'paragraph',
  content: [{ type: 'text', text: words }],
});
const ONE: NodeJson = { type: 'doc', content: [line('Остаётся.'), line('Первый раздел.')] };
const TWO: NodeJson = {
  type: 'doc',
  content: [
    { type: 'heading', attrs: { id: 'h', level: 2 }, content: [{ type: 'text', text: 'Метод' }] },
    { type: 'bulletList', content: [{ type: 'listItem', content: [line('Пункт')] }] },
    { type: 'formula', attrs: { id: 'f', tex: 'x' } },
    line('Конец.'),
  ],
};

/** The words of a text, piece by piece. */
function wordsOf({ text, content = [] }: NodeJson): string[] {
  return text === undefined ? content.flatMap(wordsOf) : [text];
}

function openDocument(): Y.Doc {
  const doc = new Y.Doc();
  for (const [id, content] of [
    ['one', ONE],
    ['two', TWO],
  ] as const) {
    sectionsMap(doc).set(id, new Y.Map());
    writeSectionContent(doc, id, content);
  }
  return doc;
}

it('blocks of several sections are suggested to be deleted in one step, and stay until that is accepted', () => {
  const doc = openDocument();
  const before = ['one', 'two'].map((id) => readSectionContent(doc, id));
  const history = createHistory(doc);
  const one = suggestRemoval(readSectionContent(doc, 'one'), { from: 1, to: 1 }, WHO);
  const two = suggestRemoval(readSectionContent(doc, 'two'), { from: 0, to: 3 }, WHO);
  const contents = new Map([
    ['one', one.content],
    ['two', two.content],
  ]);
  replaceContents(doc, contents, { name: 'selection.suggest', closed: new Set() });

  const now = ['one', 'two'].map((id) => readSectionContent(doc, id));
  expect(now.map(withoutSuggestions)).toEqual(before);
  const [first, second] = now.map(withSuggestions);
  expect(first?.content).toEqual([before[0]?.content?.[0]]);
  expect(second?.content?.map(({ type, content }) => [type, content])).toEqual([
    ['formula', undefined],
  ]);
  expect([one, two].map(({ changed, kept }) => [changed, kept])).toEqual([
    [1, 0],
    [3, 1],
  ]);

  history.undo();
  expect(['one', 'two'].map((id) => readSectionContent(doc, id))).toEqual(before);
  expect(history.canUndo()).toBe(false);
});

it('what one has only suggested to insert goes at once', () => {
  const words = { type: 'text', text: 'Своё', marks: [{ type: 'insertion', attrs: WHO }] };
  const own = { type: 'paragraph', attrs: { change: { insertion: WHO } }, content: [words] };
  const content = { type: 'doc', content: [line('Чужое'), own] };
  const { content: left } = suggestRemoval(content, { from: 1, to: 1 }, { ...WHO, id: 'later' });
  expect(left.content?.map((block) => block.content)).toEqual([line('Чужое').content]);
  expect(suggestRemoval(emptyContent(), { from: 0, to: 0 }, WHO).kept).toBe(0);
});

it('what is suggested to go already is not suggested again', () => {
  const part = { from: 0, to: 3 };
  const once = suggestRemoval(TWO, part, WHO);
  const twice = suggestRemoval(once.content, part, { ...WHO, id: 'later' });
  expect(twice).toEqual({ content: once.content, changed: 0, kept: 1 });
});

it('of a list that holds an object the words are suggested to go, and the object stays with its item', () => {
  const formula = { type: 'formula', attrs: { id: 'f', tex: 'x', numbered: true } };
  const item = (...content: NodeJson[]): NodeJson => ({ type: 'listItem', content });
  const inner = { type: 'bulletList', content: [item(line('Вложенный'))] };
  const list = {
    type: 'bulletList',
    content: [item(line('Первый')), item(line('Второй'), formula, inner), item(line('Третий'))],
  };
  const content = { type: 'doc', content: [line('До'), list, line('После')] };
  const made = suggestRemoval(content, { from: 0, to: 2 }, WHO);
  expect([made.changed, made.kept]).toEqual([3, 1]);
  expect(wordsOf(withoutSuggestions(made.content))).toEqual(wordsOf(content));
  const accepted = withSuggestions(made.content);
  expect(wordsOf(accepted)).toEqual([]);
  expect(JSON.stringify(accepted)).toContain('"formula"');
  expect(() => Node.fromJSON(sectionSchema, accepted).check()).not.toThrow();
});
