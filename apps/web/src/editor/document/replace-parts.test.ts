import { defaultSettings, readSectionHeads, readSnapshot, writeSnapshot } from '@pv/editor-schema';
import { describe, expect, it } from 'vitest';
import { Awareness } from 'y-protocols/awareness';
import * as Y from 'yjs';
import { createHistory, openText } from './open-text.ts';
import { closedSections, type DocumentParts, replaceParts } from './replace-parts.ts';
import { giveToStage } from './sections.ts';

const WRITTEN = { name: 'test', closed: new Set<string>() };

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
      WRITTEN,
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
      WRITTEN,
    );
    expect(ids()).toEqual(['intro', 't', 'a', 'b']);
    expect(orders()).toBe(before);
  });

  it.each([[['b', 'a', 'intro']], [['b', 'intro', 'a']], [['a', 'b', 'intro']]])(
    'are put into the order %j',
    (order) => {
      const { doc, ids } = opened();
      replaceParts(doc, { ...NOTHING, order }, WRITTEN);
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
    expect(() => replaceParts(doc, { ...NOTHING, sections }, WRITTEN)).toThrow(RangeError);
    expect(readSnapshot(doc)).toEqual(before);
  });
});

describe('sections of a stage that is closed', () => {
  const closing = { name: 'test', closed: new Set(['a']) };
  const headOf = (doc: Y.Doc, id: string) => readSectionHeads(doc).find((head) => head.id === id);

  it('are those that name it', () => {
    const { doc } = opened();
    giveToStage(doc, 'a', 'first');
    giveToStage(doc, 'b', 'second');
    const closed = [{ id: 'first', why: 'approved' as const }];
    expect(closedSections(doc, { closed })).toEqual(new Set(['a']));
  });

  it('are left by every command of an open document from the moment its stage is closed', () => {
    const { doc } = opened();
    giveToStage(doc, 'a', 'first');
    const rights = { edit: true, locked: null, closed: [] };
    const text = openText({
      id: 'd',
      kept: 'server',
      doc,
      awareness: new Awareness(doc),
      save: { state: () => 'saved', pending: () => false },
      known: { loaded: true, rights, refused: false, tooLarge: false, closed: null },
    });
    const { live } = text;
    const put = (words: string) => live.replaceContents(new Map([['a', line(words)]]), 'test');
    expect(put('Открыто')).toEqual(new Set());
    text.learn({ rights: { ...rights, closed: [{ id: 'first', why: 'waiting' }] } });
    expect(put('Закрыто')).toEqual(new Set(['a']));
    const sections = new Map([['a', { title: 'Закрыто' }]]);
    expect(live.replaceParts({ ...NOTHING, sections }, 'test')).toEqual(new Set(['a']));
    expect(live.snapshot().sections[1]).toMatchObject({ title: 'Обзор', content: line('Открыто') });
    text.close();
  });

  it('keep text, title and kind, and are told; the others are changed', () => {
    const { doc } = opened();
    const before = readSnapshot(doc).sections[1];
    const sections = new Map([
      ['a', { kind: 'common' as const, title: 'Иначе', content: line('Иначе') }],
      ['b', { content: line('Иначе') }],
    ]);
    expect(replaceParts(doc, { ...NOTHING, sections }, closing)).toEqual(new Set(['a']));
    expect(readSnapshot(doc).sections[1]).toEqual(before);
    expect(readSnapshot(doc).sections[2]?.content).toEqual(line('Иначе'));
  });

  it('stand where they stood while the others are put around them', () => {
    const { doc, ids } = opened();
    const before = headOf(doc, 'a');
    replaceParts(doc, { ...NOTHING, order: ['b', 'a', 'intro'] }, closing);
    expect(ids()).toEqual(['b', 'a', 'intro']);
    expect(headOf(doc, 'a')).toEqual(before);
  });

  it('keep their order among themselves, and a new section finds its place', () => {
    const { doc, ids } = opened();
    const both = { name: 'test', closed: new Set(['a', 'b']) };
    const before = ['a', 'b'].map((id) => headOf(doc, id));
    const section = { kind: 'terms' as const, title: '', content: line('Слова') };
    const parts = { ...NOTHING, sections: new Map([['t', section]]) };
    replaceParts(doc, { ...parts, order: ['b', 't', 'a', 'intro'] }, both);
    expect(ids()).toEqual(['intro', 'a', 'b', 't']);
    expect(['a', 'b'].map((id) => headOf(doc, id))).toEqual(before);
  });
});
