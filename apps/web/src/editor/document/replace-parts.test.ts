import { defaultSettings, readSnapshot, writeSnapshot } from '@pv/editor-schema';
import { describe, expect, it } from 'vitest';
import * as Y from 'yjs';
import { createHistory } from './open-text.ts';
import { type DocumentParts, replaceParts } from './replace-parts.ts';

const line = (text: string) => ({
  type: 'doc',
  content: [{ type: 'paragraph', content: [{ type: 'text', text }] }],
});

const NOTHING: DocumentParts = { sections: new Map(), order: null, sources: [], settings: {} };

function opened() {
  const doc = new Y.Doc();
  writeSnapshot(doc, {
    version: 1,
    settings: defaultSettings(),
    sections: [
      { id: 'intro', kind: 'intro', title: '', content: line('Начало') },
      { id: 'a', kind: 'chap', title: 'Обзор', content: line('Один') },
      { id: 'b', kind: 'chap', title: 'Метод', content: line('Два') },
    ],
    sources: [{ id: 's', raw: 'Книга', csl: null }],
  });
  const history = createHistory(doc);
  return { doc, history, ids: () => readSnapshot(doc).sections.map(({ id }) => id) };
}

describe('parts of a document', () => {
  it('are replaced together and come back with one undo', () => {
    const { doc, history } = opened();
    const before = readSnapshot(doc);
    replaceParts(
      doc,
      {
        sections: new Map([
          ['a', { title: 'Обзор литературы' }],
          ['b', { kind: 'common' as const, content: line('Два, три') }],
        ]),
        order: ['a', 'intro', 'b'],
        sources: [{ id: 's', raw: 'Книга.', csl: null }],
        settings: { numbering: 'through' },
      },
      'check.fix',
    );
    const after = readSnapshot(doc);
    expect(after.sections.map(({ id, kind, title }) => [id, kind, title])).toEqual([
      ['a', 'chap', 'Обзор литературы'],
      ['intro', 'intro', ''],
      ['b', 'common', 'Метод'],
    ]);
    expect(after.sections[2]?.content).toEqual(line('Два, три'));
    expect(after.sources).toEqual([{ id: 's', raw: 'Книга.', csl: null }]);
    expect(after.settings).toEqual({ ...before.settings, numbering: 'through' });
    history.undo();
    expect(readSnapshot(doc)).toEqual(before);
    expect(history.canUndo()).toBe(false);
  });

  it('take in a section at its place and leave the order of the others', () => {
    const { doc, ids } = opened();
    const orders = () => doc.getMap<Y.Map<unknown>>('sections').get('b')?.get('order');
    const before = orders();
    const section = { kind: 'terms' as const, title: '', content: line('Слова') };
    replaceParts(
      doc,
      { ...NOTHING, sections: new Map([['t', section]]), order: ['intro', 't', 'a', 'b'] },
      'check.fix',
    );
    expect(ids()).toEqual(['intro', 't', 'a', 'b']);
    expect(orders()).toBe(before);
  });

  it.each([[['b', 'a', 'intro']], [['b', 'intro', 'a']], [['a', 'b', 'intro']]])(
    'are put into the order %j',
    (order) => {
      const { doc, ids } = opened();
      replaceParts(doc, { ...NOTHING, order }, 'check.fix');
      expect(ids()).toEqual(order);
    },
  );

  it('stay as they are when one text does not fit the schema', () => {
    const { doc } = opened();
    const before = readSnapshot(doc);
    const wrong = { type: 'doc', content: [{ type: 'tableRow' }] };
    const sections = new Map([
      ['a', { title: 'Иначе' }],
      ['b', { content: wrong }],
    ]);
    expect(() => replaceParts(doc, { ...NOTHING, sections }, 'check.fix')).toThrow(RangeError);
    expect(readSnapshot(doc)).toEqual(before);
  });
});
