import { sectionsMap, writeSectionContent } from '@pv/editor-schema';
import { expect, test } from 'vitest';
import * as Y from 'yjs';
import { copyParts } from './copy-parts.ts';

const line = (text: string) => ({ type: 'paragraph', content: [{ type: 'text', text }] });

test('blocks of several sections are copied in order, under the headings of those that begin there', () => {
  const doc = new Y.Doc();
  for (const id of ['a', 'b']) {
    sectionsMap(doc).set(id, new Y.Map());
    writeSectionContent(doc, id, { type: 'doc', content: [line(`${id}1`), line(`${id}2`)] });
  }
  const heads = [
    { id: 'a', title: 'Обзор' },
    { id: 'b', title: 'Метод' },
  ];
  const { html, text } = copyParts(doc, heads, [
    { section: 'a', from: 1, to: 1 },
    { section: 'b', from: 0, to: 5 },
  ]);
  expect(text).toBe('a2\n\nМетод\n\nb1\n\nb2');
  expect(html).toBe('<p data-pm-slice="0 0 []">a2</p><h1>Метод</h1><p>b1</p><p>b2</p>');
});
