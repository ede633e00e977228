import fc from 'fast-check';
import { Node } from 'prosemirror-model';
import { describe, expect, it } from 'vitest';
import * as Y from 'yjs';
import { sectionSchema } from '../schema.ts';
import { SECTION_KINDS } from '../section-kinds.ts';
import {
  type DocumentSnapshot,
  defaultSettings,
  emptyContent,
  type NodeJson,
  type SectionJson,
  USUAL_SOURCE_STYLE,
} from '../snapshot.ts';
import { keptSnapshots } from './kept-snapshot.ts';
import {
  readSectionContent,
  readSectionHeads,
  readSettings,
  readSnapshot,
  readSources,
  sectionFragment,
  sectionsMap,
  settingsMap,
  sourcesMap,
  writeSectionContent,
  writeSettings,
  writeSnapshot,
  writeSource,
} from './ydoc.ts';

const paragraph = (text: string): NodeJson => ({
  type: 'paragraph',
  ...(text && { content: [{ type: 'text', text }] }),
});
const doc = (...content: NodeJson[]): NodeJson => ({ type: 'doc', content });
const section = (id: string, ...content: NodeJson[]): SectionJson => ({
  id,
  kind: 'chap',
  title: id,
  content: content.length > 0 ? doc(...content) : emptyContent(),
});
const snapshotOf = (...sections: SectionJson[]): DocumentSnapshot => ({
  version: 1,
  settings: defaultSettings(),
  sections,
  sources: [],
});
/** A document that another person has a copy of. */
function shared(snapshot: DocumentSnapshot): [Y.Doc, Y.Doc] {
  const mine = new Y.Doc();
  writeSnapshot(mine, snapshot);
  const theirs = new Y.Doc();
  Y.applyUpdate(theirs, Y.encodeStateAsUpdate(mine));
  return [mine, theirs];
}
function meet(a: Y.Doc, b: Y.Doc): void {
  Y.applyUpdate(a, Y.encodeStateAsUpdate(b));
  Y.applyUpdate(b, Y.encodeStateAsUpdate(a));
}

describe('sections that somebody has written past the page', () => {
  it('have a title of a title’s length, and none has an id that nothing else would take', () => {
    const written = new Y.Doc();
    writeSnapshot(written, snapshotOf(section('a')));
    sectionsMap(written)
      .get('a')
      ?.set('title', `${'x'.repeat(600)}\u0000`);
    for (const id of ['', 'y'.repeat(65)]) sectionsMap(written).set(id, new Y.Map());
    expect(readSectionHeads(written)).toMatchObject([{ id: 'a', title: 'x'.repeat(500) }]);
  });
});

const word = fc.stringMatching(/^[а-яa-z ]{1,12}$/);
const marks = fc.constantFrom<NodeJson['marks']>(
  undefined,
  [{ type: 'bold' }],
  [{ type: 'bold' }, { type: 'italic' }],
  [{ type: 'code' }],
  [{ type: 'link', attrs: { href: 'https://a.ru' } }],
);
/** Neighbours look different, or they would be one. */
const line = fc.uniqueArray(
  fc.tuple(word, marks).map(
    ([text, own]): NodeJson => ({
      type: 'text',
      text,
      ...(own && { marks: own }),
    }),
  ),
  { maxLength: 4, selector: (node) => JSON.stringify(node.marks) },
);
const block = fc.oneof(
  line.map((content): NodeJson => ({ type: 'paragraph', ...(content.length > 0 && { content }) })),
  word.map(
    (text): NodeJson => ({
      type: 'heading',
      attrs: { id: 'h', level: 2, numbered: true },
      content: [{ type: 'text', text }],
    }),
  ),
  fc.array(word, { minLength: 1, maxLength: 3 }).map(
    (words): NodeJson => ({
      type: 'bulletList',
      content: words.map((text) => ({ type: 'listItem', content: [paragraph(text)] })),
    }),
  ),
  word.map((tex): NodeJson => ({ type: 'formula', attrs: { id: 'f', tex, numbered: true } })),
);
const content = fc.array(block, { minLength: 1, maxLength: 5 }).map((blocks) => doc(...blocks));
const snapshots: fc.Arbitrary<DocumentSnapshot> = fc.record({
  version: fc.constant(1),
  settings: fc.record({
    profile: word,
    numbering: fc.constantFrom('through', 'section'),
    keywords: fc.array(word, { maxLength: 3 }),
    titleFields: fc.dictionary(fc.constantFrom('city', 'year'), word, { noNullPrototype: true }),
  }),
  sections: fc.uniqueArray(
    fc.record({ id: fc.uuid(), kind: fc.constantFrom(...SECTION_KINDS), title: word, content }),
    { selector: ({ id }) => id, maxLength: 6 },
  ),
  sources: fc.uniqueArray(
    fc.record(
      {
        id: fc.uuid(),
        raw: word,
        csl: fc.oneof(fc.constant(null), fc.constant({ type: 'book', title: 'Книга' })),
        kept: fc.constantFrom({ raw: 'Книга.' }, { csl: { type: 'book', title: 'Книга' } }),
      },
      { requiredKeys: ['id', 'raw', 'csl'] },
    ),
    { selector: ({ id }) => id, maxLength: 3 },
  ),
});
/** With what does not matter in one form: defaults of attributes, the order of records. */
const plain = (snapshot: DocumentSnapshot) => ({
  ...snapshot,
  sections: snapshot.sections.map((one) => ({
    ...one,
    content: Node.fromJSON(sectionSchema, one.content).toJSON(),
  })),
  sources: snapshot.sources.toSorted((a, b) => (a.id < b.id ? -1 : 1)),
});

describe('a document in the shared Y.Doc', () => {
  it('comes out as it was written, whatever stood there before', () => {
    fc.assert(
      fc.property(snapshots, snapshots, (before, after) => {
        const ydoc = new Y.Doc();
        writeSnapshot(ydoc, before);
        writeSnapshot(ydoc, after);
        expect(plain(readSnapshot(ydoc))).toEqual(plain(after));
      }),
      { numRuns: 60 },
    );
  });

  it('is the same for everybody after two people have edited it apart', () => {
    fc.assert(
      fc.property(snapshots, content, content, (snapshot, ours, others) => {
        const id = 'common';
        const [mine, theirs] = shared({
          ...snapshot,
          sections: [...snapshot.sections, section(id, paragraph('начало'))],
        });
        writeSectionContent(mine, id, ours);
        writeSectionContent(theirs, id, others);
        writeSettings(theirs, { numbering: 'through' });
        meet(mine, theirs);
        expect(readSnapshot(mine)).toEqual(readSnapshot(theirs));
      }),
      { numRuns: 40 },
    );
  });

  it('stays whole when a part of the new one does not fit the schema', () => {
    const [ydoc] = shared(snapshotOf(section('a', paragraph('текст'))));
    const before = readSnapshot(ydoc);
    const broken = snapshotOf(section('b', paragraph('да')), section('c', { type: 'video' }));
    expect(() => writeSnapshot(ydoc, broken)).toThrow(RangeError);
    expect(() => writeSectionContent(ydoc, 'a', doc({ type: 'video' }))).toThrow(RangeError);
    expect(readSnapshot(ydoc)).toEqual(before);
  });

  it('leaves a section its language and its limit, which no version keeps', () => {
    const ydoc = new Y.Doc();
    writeSnapshot(ydoc, snapshotOf(section('a'), section('b')));
    sectionsMap(ydoc).get('a')?.set('language', 'en');
    sectionsMap(ydoc).get('b')?.set('limit', { unit: 'pages', most: 5 });
    writeSnapshot(ydoc, snapshotOf(section('b'), section('a')));
    const kept = (id: string) => sectionsMap(ydoc).get(id)?.toJSON();
    expect(kept('a')).toMatchObject({ language: 'en' });
    expect(kept('b')).toMatchObject({ limit: { unit: 'pages', most: 5 } });
  });

  it('holds no text of a section that is gone', () => {
    const [ydoc] = shared(snapshotOf(section('a', paragraph('тайна'))));
    writeSnapshot(ydoc, snapshotOf(section('b')));
    expect(readSectionContent(ydoc, 'a')).toEqual(emptyContent());
  });

  it('is replaced in one step, so that one undo takes it back', () => {
    const [ydoc] = shared(snapshotOf(section('a', paragraph('текст'))));
    let steps = 0;
    ydoc.on('update', () => {
      steps += 1;
    });
    writeSnapshot(ydoc, snapshotOf(section('b', paragraph('иначе')), section('c')), 'origin');
    expect(steps).toBe(1);
  });
});

describe('the text of one section', () => {
  it('keeps what another person writes in it meanwhile', () => {
    const [mine, theirs] = shared(snapshotOf(section('a', paragraph('раз'), paragraph('два'))));
    writeSectionContent(mine, 'a', doc(paragraph('раз'), paragraph('два мои')));
    writeSectionContent(theirs, 'a', doc(paragraph('раз их'), paragraph('два')));
    meet(mine, theirs);
    expect(readSectionContent(mine, 'a')).toEqual(doc(paragraph('раз их'), paragraph('два мои')));
  });

  it('is not touched where nothing differs', () => {
    const [ydoc] = shared(snapshotOf(section('a', paragraph('раз'))));
    let touched = 0;
    ydoc.on('update', () => {
      touched += 1;
    });
    writeSectionContent(ydoc, 'a', doc(paragraph('раз')));
    expect(touched).toBe(0);
  });

  it('is one empty paragraph before anything was typed', () => {
    expect(readSectionContent(new Y.Doc(), 'new')).toEqual(emptyContent());
  });
});

describe('the order of sections', () => {
  it('is told by their keys and, for equal keys, is the same for everybody', () => {
    const ydoc = new Y.Doc();
    for (const [id, order] of [
      ['b', 'a1'],
      ['a', 'a1'],
      ['c', 'a0'],
    ]) {
      sectionsMap(ydoc).set(String(id), new Y.Map(Object.entries({ kind: 'chap', order })));
    }
    expect(readSectionHeads(ydoc).map(({ id }) => id)).toEqual(['c', 'a', 'b']);
  });
});

describe('what a client may have written', () => {
  it('keeps how the list of sources is made, and adds nothing to a style of before', () => {
    const ydoc = new Y.Doc();
    const before = { dash: 'em', contentType: false, organisation: 'last' } as const;
    const usual = { standard: '7.0.100-2018', order: 'citation' } as const;
    for (const stored of [before, { ...before, ...usual }]) {
      settingsMap(ydoc).set('sourceStyle', stored);
      expect(readSettings(ydoc).sourceStyle).toStrictEqual(before);
    }
    const chosen = { ...USUAL_SOURCE_STYLE, standard: '7.0.5-2008', order: 'alphabet' } as const;
    writeSettings(ydoc, { sourceStyle: chosen });
    expect(readSettings(ydoc).sourceStyle).toEqual(chosen);
  });

  it('is read with defaults for settings that cannot be', () => {
    const ydoc = new Y.Doc();
    const map = settingsMap(ydoc);
    map.set('profile', 7);
    map.set('numbering', 'by heart');
    map.set('keywords', ['слово', 5, null]);
    map.set('titleFields', { city: 'Москва', year: 2026 });
    map.set('unheard', 'of');
    expect(readSettings(ydoc)).toEqual({
      ...defaultSettings(),
      keywords: ['слово'],
      titleFields: { city: 'Москва' },
    });
    for (const strange of [null, 5, 'слово', new Y.Array()]) {
      map.set('keywords', strange);
      map.set('titleFields', ['Москва']);
      expect(readSettings(ydoc)).toEqual(defaultSettings());
    }
  });

  it('is read without files of ready pages that have no place or no possible pages', () => {
    const ydoc = new Y.Doc();
    const ready = { asset: 'a', name: 'Задание.pdf', place: 'title', pages: 2 } as const;
    writeSettings(ydoc, { insertedPages: [ready] });
    expect(readSnapshot(ydoc).settings.insertedPages).toEqual([ready]);
    const strange = [null, { ...ready, place: 'aside' }, { ...ready, pages: 31 }, { asset: 'a' }];
    settingsMap(ydoc).set('insertedPages', [...strange, { ...ready, name: 5, more: 1 }]);
    expect(readSettings(ydoc).insertedPages).toEqual([{ ...ready, name: '5' }]);
    settingsMap(ydoc).set('insertedPages', strange);
    expect(readSettings(ydoc)).toEqual(defaultSettings());
  });

  it('is read as a record without text or fields where it is none', () => {
    const ydoc = new Y.Doc();
    writeSource(ydoc, { id: 'a', raw: 'Книга', csl: { type: 'book' } });
    for (const [id, value] of Object.entries({ b: null, c: 'Книга', d: { raw: 5, csl: [] } })) {
      sourcesMap(ydoc).set(id, value);
    }
    expect(readSources(ydoc).sort((a, b) => (a.id < b.id ? -1 : 1))).toEqual([
      { id: 'a', raw: 'Книга', csl: { type: 'book' } },
      { id: 'b', raw: '', csl: null },
      { id: 'c', raw: '', csl: null },
      { id: 'd', raw: '', csl: null },
    ]);
  });

  it('is a section nobody has assigned where its kind is not known', () => {
    const ydoc = new Y.Doc();
    sectionsMap(ydoc).set('a', new Y.Map(Object.entries({ kind: 'novel' })));
    sectionFragment(ydoc, 'a');
    expect(readSnapshot(ydoc).sections).toEqual([
      { id: 'a', kind: 'common', title: '', content: emptyContent() },
    ]);
  });

  it('has the sections that are some, whatever else a writer has put among them', () => {
    const ydoc = new Y.Doc();
    sectionsMap(ydoc).set('a', new Y.Map(Object.entries({ kind: 'intro' })));
    const entries: Y.Map<unknown> = ydoc.getMap('sections');
    for (const [id, value] of Object.entries({ b: 5, c: null, d: { kind: 'chap' }, e: ['x'] })) {
      entries.set(id, value);
    }
    entries.set('f', new Y.Text('текст'));
    expect(readSnapshot(ydoc).sections.map(({ id }) => id)).toEqual(['a']);
  });
});

describe('a document that is read again and again', () => {
  it('reads as a document that is read for the first time, and keeps what nobody has changed', () => {
    const doc = new Y.Doc();
    const says = (...texts: string[]): NodeJson => ({
      type: 'doc',
      content: texts.map((text) => paragraph(text)),
    });
    const sections = ['a', 'b'].map((id) => section(id, paragraph('Первый'), paragraph('Второй')));
    writeSnapshot(doc, { ...readSnapshot(doc), sections });
    const read = keptSnapshots(doc);
    const [a, b] = read().sections;
    writeSectionContent(doc, 'a', says('Первый', 'Второй и третий'));
    sectionsMap(doc).get('b')?.set('title', 'Метод');

    const after = read();
    expect(after).toEqual(readSnapshot(doc));
    expect(after.sections[0]?.content.content?.[0]).toBe(a?.content.content?.[0]);
    expect(after.sections[1]?.content).toBe(b?.content);
    writeSectionContent(doc, 'a', says('Первый'));
    expect(read()).toEqual(readSnapshot(doc));
    expect(read().sections[1]).toBe(after.sections[1]);

    writeSource(doc, { id: 's', raw: 'Книга', csl: null });
    const { sources } = read();
    writeSectionContent(doc, 'a', says('Первый, иначе'));
    expect(read().sources).toBe(sources);
    writeSource(doc, { id: 's', raw: 'Книга.', csl: null });
    expect(read().sources).toEqual(readSources(doc));
  });
});
