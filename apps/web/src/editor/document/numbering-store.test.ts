import {
  type DocumentSnapshot,
  defaultSettings,
  writeSectionContent,
  writeSnapshot,
} from '@pv/editor-schema';
import { describe, expect, it } from 'vitest';
import * as Y from 'yjs';
import { createNumberingStore } from './numbering-store.ts';

const figure = (id: string) => ({ type: 'figure', attrs: { id, images: [] } });
const content = (...blocks: object[]) => ({
  type: 'doc',
  content: [...blocks, { type: 'paragraph' }] as { type: string }[],
});

function openDocument(): Y.Doc {
  const doc = new Y.Doc();
  const snapshot: DocumentSnapshot = {
    version: 1,
    settings: defaultSettings(),
    sources: [],
    sections: [
      { id: 'one', kind: 'chap', title: 'Обзор', content: content(figure('a')) },
      { id: 'two', kind: 'chap', title: 'Метод', content: content(figure('b')) },
    ],
  };
  writeSnapshot(doc, snapshot);
  return doc;
}

describe('the live numbers of a document', () => {
  it('follow a figure that is put before the others of its section', () => {
    const doc = openDocument();
    const store = createNumberingStore(doc);
    expect(store.current().byId.get('b')?.number).toBe('2.1');
    let told = 0;
    store.subscribe(() => {
      told += 1;
    });
    writeSectionContent(doc, 'two', content(figure('new'), figure('b')));
    expect(told).toBe(1);
    expect(store.current().byId.get('new')?.number).toBe('2.1');
    expect(store.current().byId.get('b')?.number).toBe('2.2');
    expect(store.current().byId.get('a')?.number).toBe('1.1');
  });

  it('count a text that comes from the server, whoever listens', () => {
    const doc = new Y.Doc();
    const store = createNumberingStore(doc);
    store.subscribe(() => store.current());
    store.current();
    Y.applyUpdate(doc, Y.encodeStateAsUpdate(openDocument()));
    expect(store.current().byId.get('b')?.number).toBe('2.1');
  });

  it('stay the same object while only words of a paragraph change', () => {
    const doc = openDocument();
    const store = createNumberingStore(doc);
    const before = store.current();
    const words = { type: 'paragraph', content: [{ type: 'text', text: 'Слово' }] };
    writeSectionContent(doc, 'one', content(figure('a'), words));
    expect(store.current()).toBe(before);
    writeSectionContent(doc, 'one', content(words, figure('a')));
    expect(store.current()).not.toBe(before);
  });

  it('of sections, headings and sources stay the same objects while a caption is typed', () => {
    const doc = openDocument();
    const store = createNumberingStore(doc);
    const before = store.current();
    const caption = { ...figure('a'), content: [{ type: 'text', text: 'Стенд' }] };
    writeSectionContent(doc, 'one', content(caption));
    expect(store.current().byId.get('a')?.text).toBe('Стенд');
    expect(store.current().headings).toBe(before.headings);
    expect(store.current().sources).toBe(before.sources);
    const heading = { type: 'heading', attrs: { id: 'h', level: 2 } };
    writeSectionContent(doc, 'one', content(heading, caption));
    expect(store.current().headings.byId.get('h')?.number).toBe('1.1');
  });

  it('follow the scheme of the settings and go silent when closed', () => {
    const doc = openDocument();
    const store = createNumberingStore(doc);
    doc.getMap('settings').set('numbering', 'through');
    expect(store.current().byId.get('b')?.number).toBe('2');
    let told = 0;
    store.subscribe(() => {
      told += 1;
    });
    store.destroy();
    doc.getMap('settings').set('numbering', 'section');
    expect(told).toBe(0);
  });
});
