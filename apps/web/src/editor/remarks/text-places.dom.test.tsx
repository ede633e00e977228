import { defaultSettings, type NodeJson, writeSnapshot } from '@pv/editor-schema';
import { beforeEach, describe, expect, it } from 'vitest';
import * as Y from 'yjs';
import { renderNode } from '../text/render-content.ts';
import { anchorHere, anchorOfThing, textFinder } from './text-places.ts';

const text = (words: string, ...marks: string[]): NodeJson => ({
  type: 'text',
  text: words,
  marks: marks.map((type) => ({ type })),
});
const formula: NodeJson = { type: 'formulaInline', attrs: { tex: 'x^2' } };
const CONTENT: NodeJson[] = [
  { type: 'paragraph', content: [text('Шов '), formula, text('держит '), text('долго', 'bold')] },
  { type: 'figure', attrs: { id: 'f1', images: [] }, content: [text('Схема стенда')] },
  { type: 'paragraph', content: [text('Нагрев его портит.')] },
];

describe('a shown text', () => {
  let doc: Y.Doc;
  beforeEach(() => {
    doc = new Y.Doc();
    writeSnapshot(doc, {
      version: 1,
      settings: defaultSettings(),
      sections: [{ id: 'a', kind: 'chap', title: 'А', content: { type: 'doc', content: CONTENT } }],
      sources: [],
    });
    const host = document.createElement('div');
    host.className = 'pv-text';
    host.append(...CONTENT.map(renderNode));
    const sheet = document.createElement('article');
    sheet.className = 'pv-sheet';
    sheet.id = 'section-a';
    sheet.append(host);
    document.body.replaceChildren(sheet);
    getSelection()?.removeAllRanges();
  });

  const nodeWith = (words: string): Text => {
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (walker.nextNode()) {
      const node = walker.currentNode;
      if (node instanceof Text && node.data.includes(words)) return node;
    }
    throw new Error(`no ${words}`);
  };
  const select = (from: Text, start: number, to: Text, end: number) =>
    getSelection()?.setBaseAndExtent(from, start, to, end);

  it('is selected past marks and formulas as what was typed, and found again', () => {
    select(nodeWith('Шов'), 1, nodeWith('долго'), 3);
    const anchor = anchorHere(doc);
    expect(anchor).toMatchObject({
      section: 'a',
      quote: 'ов держит дол',
      after: 'го\nСхема стенда\nНагрев его портит.',
    });
    const range = textFinder()('a', [1, 14]);
    expect([range?.startContainer, range?.startOffset]).toEqual([nodeWith('Шов'), 1]);
    expect([range?.endContainer, range?.endOffset]).toEqual([nodeWith('долго'), 3]);
  });

  it('is commented as an object or as a paragraph where nothing is selected', () => {
    const caption = nodeWith('Схема');
    select(caption, 2, caption, 2);
    expect(anchorHere(doc)).toMatchObject({ node: 'f1', quote: 'Схема стенда' });
    const last = nodeWith('Нагрев');
    select(last, 2, last, 2);
    expect(anchorHere(doc)).toMatchObject({ node: null, quote: 'Нагрев его портит.' });
    const figure = document.querySelector('.figure');
    expect(figure && anchorOfThing(figure)).toMatchObject({ section: 'a', node: 'f1' });
  });
});
