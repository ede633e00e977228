import {
  emptyContent,
  type NodeJson,
  readSectionContent,
  sectionsMap,
  withoutSuggestions,
  withSuggestions,
  writeSectionContent,
} from '@pv/editor-schema';
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
    ['heading', undefined],
    ['formula', undefined],
  ]);
  expect([one.kept, two.kept]).toEqual([0, 1]);

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
