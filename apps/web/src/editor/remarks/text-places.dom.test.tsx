import { anchorFinder, defaultSettings, type NodeJson, writeSnapshot } from '@pv/editor-schema';
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
  {
    type: 'paragraph',
    content: [
      text('См. рисунок '),
      { type: 'crossReference', attrs: { target: 'f1' } },
      { type: 'hardBreak' },
      { type: 'citation', attrs: { sources: [] } },
      text(', и далее'),
      { type: 'footnote', attrs: { text: 'Сноска' } },
    ],
  },
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
      shown: 'ов x^2держит дол',
      after: 'го\nСхема стенда\nНагрев его портит.\nСм. р',
    });
    const range = textFinder()('a', [1, 14]);
    expect([range?.startContainer, range?.startOffset]).toEqual([nodeWith('Шов'), 1]);
    expect([range?.endContainer, range?.endOffset]).toEqual([nodeWith('долго'), 3]);
  });

  it('is quoted with the numbers that are read in it, and kept as what was typed', () => {
    const numbers = { crossReference: '1', citation: '[3]', footnote: '2' };
    for (const [name, number] of Object.entries(numbers)) {
      document.querySelector(`.${name}`)?.replaceChildren(number);
    }
    const paragraph = document.querySelectorAll('p')[2];
    if (!paragraph) throw new Error('a paragraph is shown');
    getSelection()?.selectAllChildren(paragraph);
    const anchor = anchorHere(doc);
    expect(anchor).toMatchObject({
      quote: 'См. рисунок  , и далее',
      shown: 'См. рисунок 1 [3], и далее2',
    });
    expect(anchor && anchorFinder(doc).find(anchor)).toMatchObject({
      range: [46, 67],
      lost: false,
    });

    select(nodeWith('портит'), 11, nodeWith('1'), 1);
    expect(anchorHere(doc)).toMatchObject({
      quote: 'портит.\nСм. рисунок ',
      shown: 'портит.\nСм. рисунок 1',
    });
    select(nodeWith('[3]'), 0, nodeWith('[3]'), 3);
    expect(anchorHere(doc)).toMatchObject({ quote: 'См. рисунок  , и далее', shown: '[3]' });
  });

  it('is commented as an object or as a paragraph where nothing is selected', () => {
    const caption = nodeWith('Схема');
    select(caption, 2, caption, 2);
    expect(anchorHere(doc)).toMatchObject({ node: 'f1', quote: 'Схема стенда' });
    const last = nodeWith('Нагрев');
    select(last, 2, last, 2);
    const paragraph = anchorHere(doc);
    expect(paragraph).toMatchObject({ node: null, quote: 'Нагрев его портит.' });
    expect(paragraph).not.toHaveProperty('shown');
    // from the end of a line to that of its last element: no letter
    getSelection()?.setBaseAndExtent(last, last.length, last.parentNode ?? last, 1);
    expect(anchorHere(doc)).toEqual(paragraph);
    // an editor selects a formula from before it to behind it
    const equation = renderNode({ type: 'formula', attrs: { id: 'e1', tex: 'x' } });
    const host = document.querySelector('.pv-text');
    host?.append(equation);
    if (host) getSelection()?.setBaseAndExtent(host, 4, host, 5);
    expect(anchorHere(doc)).toMatchObject({ node: 'e1' });
    const drawn = document.createElement('math');
    drawn.append('xx');
    host?.querySelector('.tex')?.append(drawn);
    expect(anchorHere(doc)).toMatchObject({ quote: 'x' });
    (equation as HTMLElement).dataset.label = '(1)';
    expect(anchorHere(doc)).toMatchObject({ quote: '(1)' });
    const figure = document.querySelector('.figure');
    expect(figure && anchorOfThing(figure)).toMatchObject({ section: 'a', node: 'f1' });
  });
});
