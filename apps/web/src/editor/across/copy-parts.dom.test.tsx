import {
  defaultSettings,
  sectionsMap,
  writeSectionContent,
  writeSnapshot,
} from '@pv/editor-schema';
import { expect, test } from 'vitest';
import * as Y from 'yjs';
import { createNumberingStore } from '../document/numbering-store.ts';
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
  const { html, text } = copyParts(
    doc,
    heads,
    [
      { section: 'a', from: 1, to: 1 },
      { section: 'b', from: 0, to: 5 },
    ],
    createNumberingStore(doc).current(),
  );
  expect(text).toBe('a2\n\nМетод\n\nb1\n\nb2');
  expect(html).toBe('<p data-pm-slice="0 0 []">a2</p><h1>Метод</h1><p>b1</p><p>b2</p>');
});

test('citations, formulas and broken lines are words to another program', () => {
  const doc = new Y.Doc();
  const cited = { type: 'citation', attrs: { sources: [{ id: 's', locator: 'с. 5' }] } };
  const formula = { type: 'formula', attrs: { tex: 'a=b', numbered: false } };
  const words = [
    { type: 'text', text: 'Как' },
    { type: 'hardBreak' },
    { type: 'text', text: 'в ' },
  ];
  const paragraph = { type: 'paragraph', content: [...words, cited] };
  const content = { type: 'doc', content: [paragraph, formula] };
  writeSnapshot(doc, {
    version: 1,
    settings: defaultSettings(),
    sections: [{ id: 'a', kind: 'chap', title: '', content }],
    sources: [{ id: 's', raw: 'Абрамов, А. А. Валы.', csl: null }],
  });
  const numbering = createNumberingStore(doc).current();
  const { html, text } = copyParts(doc, [], [{ section: 'a', from: 0, to: 1 }], numbering);
  expect(text).toBe('Как\nв [1, с.\u00a05]\n\na=b');
  expect(html).toContain('>[1, с.&nbsp;5]</span>');
  expect(html).toContain('>a=b</div>');
});
