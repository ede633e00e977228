import {
  defaultSettings,
  type NodeJson,
  noteReplaced,
  readSectionContent,
  readSectionHeads,
  readSnapshot,
  type SectionKind,
  writeSnapshot,
} from '@pv/editor-schema';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import * as Y from 'yjs';
import { createHistory } from './open-text.ts';
import { replaceContents } from './replace-parts.ts';
import {
  addSection,
  giveToStage,
  mayAdd,
  moveSection,
  removeSection,
  renameSection,
} from './sections.ts';

const text = (words: string): NodeJson => ({
  type: 'doc',
  content: [{ type: 'paragraph', content: [{ type: 'text', text: words }] }],
});

function openDocument(kinds: readonly SectionKind[] = ['abstract', 'intro', 'chap', 'conclusion']) {
  const doc = new Y.Doc();
  writeSnapshot(doc, {
    version: 1,
    settings: defaultSettings(),
    sources: [],
    sections: kinds.map((kind, index) => ({
      id: `s${index}`,
      kind,
      title: kind,
      content: text(`Текст ${index}`),
    })),
  });
  return doc;
}

const kindsOf = (doc: Y.Doc) => readSectionHeads(doc).map(({ kind }) => kind);
const idsOf = (doc: Y.Doc) => readSectionHeads(doc).map(({ id }) => id);
const wordsOf = (doc: Y.Doc, id: string) => JSON.stringify(readSectionContent(doc, id));

describe('steps that can be taken back', () => {
  it('end where somebody has put another text in the place of the whole', () => {
    const [mine, server] = [openDocument(), new Y.Doc()];
    const history = createHistory(mine);
    const before = readSnapshot(mine);
    addSection(mine, { kind: 'chap', title: 'Своя' });
    expect(history.canUndo()).toBe(true);
    Y.applyUpdate(server, Y.encodeStateAsUpdate(mine));
    writeSnapshot(server, before);
    noteReplaced(server, 'supervisor');
    Y.applyUpdate(mine, Y.encodeStateAsUpdate(server));
    expect(history.canUndo()).toBe(false);
    history.undo();
    expect(readSnapshot(mine)).toEqual(before);
  });
});

describe('adding a section', () => {
  it('puts it where the standard wants its kind', () => {
    const doc = openDocument();
    addSection(doc, { kind: 'terms', title: '' });
    addSection(doc, { kind: 'applications', title: 'Листинги' });
    addSection(doc, { kind: 'chap', title: 'Вторая' });
    expect(kindsOf(doc)).toEqual([
      'abstract',
      'terms',
      'intro',
      'chap',
      'chap',
      'conclusion',
      'applications',
    ]);
  });

  it('puts it at the asked place, and gives a text that may be written at once', () => {
    const doc = openDocument();
    const id = addSection(doc, { kind: 'chap', title: 'Первая', at: 2 }) ?? '';
    expect(idsOf(doc)).toEqual(['s0', 's1', id, 's2', 's3']);
    expect(readSectionContent(doc, id)).toEqual({ type: 'doc', content: [{ type: 'paragraph' }] });
  });

  it('refuses a second abstract', () => {
    const doc = openDocument();
    expect(mayAdd(doc, 'abstract')).toBe(false);
    expect(addSection(doc, { kind: 'abstract', title: '' })).toBeNull();
    expect(idsOf(doc)).toHaveLength(4);
  });
});

describe('moving sections', () => {
  it('puts any section at any place, whatever was moved before', () => {
    const move = fc.tuple(fc.nat(3), fc.nat(3));
    fc.assert(
      fc.property(fc.array(move, { maxLength: 30 }), (moves) => {
        const doc = openDocument();
        const wanted = idsOf(doc);
        for (const [from, to] of moves) {
          const id = wanted.splice(from, 1)[0] ?? '';
          wanted.splice(to, 0, id);
          moveSection(doc, id, to);
          expect(idsOf(doc)).toEqual(wanted);
        }
      }),
      { numRuns: 50 },
    );
  });

  it('keeps working when two people put sections at one place at once', () => {
    const [one, two] = [openDocument(), new Y.Doc()];
    Y.applyUpdate(two, Y.encodeStateAsUpdate(one));
    moveSection(one, 's0', 2);
    moveSection(two, 's3', 1);
    Y.applyUpdate(two, Y.encodeStateAsUpdate(one));
    Y.applyUpdate(one, Y.encodeStateAsUpdate(two));
    expect(idsOf(one)).toEqual(idsOf(two));
    moveSection(one, 's2', 1);
    expect(idsOf(one)[1]).toBe('s2');
  });
});

describe('the history', () => {
  it('takes commands back one by one, each whole, and makes them again', () => {
    const doc = openDocument();
    const history = createHistory(doc);
    renameSection(doc, 's2', 'Обзор');
    removeSection(doc, 's1');
    moveSection(doc, 's3', 0);
    history.undo();
    expect(idsOf(doc)).toEqual(['s0', 's2', 's3']);
    history.undo();
    expect(idsOf(doc)).toEqual(['s0', 's1', 's2', 's3']);
    expect(wordsOf(doc, 's1')).toContain('Текст 1');
    history.undo();
    expect(readSectionHeads(doc)[2]?.title).toBe('chap');
    expect(history.canUndo()).toBe(false);
    history.redo();
    expect(readSectionHeads(doc)[2]?.title).toBe('Обзор');
  });

  it('takes back a replacement of several texts at once', () => {
    const doc = openDocument();
    const history = createHistory(doc);
    const before = [wordsOf(doc, 's1'), wordsOf(doc, 's2')];
    const contents = new Map([
      ['s1', text('Новое')],
      ['s2', text('Совсем другое')],
      ['gone', text('Ничьё')],
    ]);
    replaceContents(doc, contents, { name: 'corrections', closed: new Set() });
    expect(wordsOf(doc, 's1')).toContain('Новое');
    history.undo();
    expect([wordsOf(doc, 's1'), wordsOf(doc, 's2')]).toEqual(before);
  });

  it('leaves what others did, and tells which section an undo has changed', () => {
    const doc = openDocument();
    const history = createHistory(doc);
    const other = new Y.Doc();
    Y.applyUpdate(other, Y.encodeStateAsUpdate(doc));
    replaceContents(doc, new Map([['s2', text('Моё')]]), { name: 'mine', closed: new Set() });
    renameSection(other, 's1', 'Чужое');
    Y.applyUpdate(doc, Y.encodeStateAsUpdate(other));
    const told: (string | null)[] = [];
    history.subscribe((sectionId) => told.push(sectionId));
    history.undo();
    expect(told.filter(Boolean)).toEqual(['s2']);
    expect(readSectionHeads(doc)[1]?.title).toBe('Чужое');
    expect(wordsOf(doc, 's2')).toContain('Текст 2');
  });
});

describe('the stage of a section', () => {
  const stagesOf = (doc: Y.Doc) => readSectionHeads(doc).map(({ id, stage }) => [id, stage]);

  it('is that at which it is made: it stands behind the others of the stage', () => {
    const doc = openDocument(['intro', 'chap', 'chap', 'conclusion']);
    giveToStage(doc, 's1', 'first');
    giveToStage(doc, 's2', 'second');
    const id = addSection(doc, { kind: 'chap', title: '', stage: 'first' });
    expect(stagesOf(doc)).toEqual([
      ['s0', undefined],
      ['s1', 'first'],
      [id, 'first'],
      ['s2', 'second'],
      ['s3', undefined],
    ]);
  });

  it('is none any more when it is given to the last one', () => {
    const doc = openDocument(['chap']);
    giveToStage(doc, 's0', 'first');
    giveToStage(doc, 's0', null);
    expect(stagesOf(doc)).toEqual([['s0', undefined]]);
  });
});

describe('replacing texts', () => {
  it('writes nothing when one of them does not fit the schema', () => {
    const doc = openDocument();
    const wrong: NodeJson = { type: 'doc', content: [{ type: 'listItem' }] };
    const contents = new Map([
      ['s1', text('Новое')],
      ['s2', wrong],
    ]);
    expect(() => replaceContents(doc, contents, { name: 'x', closed: new Set() })).toThrow(
      RangeError,
    );
    expect(wordsOf(doc, 's1')).toContain('Текст 1');
  });
});
