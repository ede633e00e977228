import { describe, expect, it } from 'vitest';
import * as Y from 'yjs';
import type { SectionKind } from '../section-kinds.ts';
import {
  type DocumentSnapshot,
  defaultSettings,
  type NodeJson,
  type SectionJson,
} from '../snapshot.ts';
import { nodeText } from '../words.ts';
import { readSnapshot, writeSnapshot } from '../ydoc/ydoc.ts';
import { restoreSection } from './restore-section.ts';

const section = (
  id: string,
  text: string,
  kind: SectionKind = 'chap',
  ...more: NodeJson[]
): SectionJson => ({
  id,
  kind,
  title: `Глава ${id}`,
  content: {
    type: 'doc',
    content: [{ type: 'paragraph', content: [...(text ? [{ type: 'text', text }] : []), ...more] }],
  },
});
const cite = (id: string): NodeJson => ({
  type: 'citation',
  attrs: { sources: [{ id, locator: null }] },
});
const source = (id: string) => ({ id, raw: `Запись ${id}`, csl: null });
const snapshot = (
  sections: SectionJson[],
  more: Partial<DocumentSnapshot> = {},
): DocumentSnapshot => ({
  version: 1,
  settings: defaultSettings(),
  sections,
  sources: [],
  ...more,
});
const docOf = (content: DocumentSnapshot) => {
  const doc = new Y.Doc();
  writeSnapshot(doc, content);
  return doc;
};
const told = (doc: Y.Doc) =>
  readSnapshot(doc).sections.map(({ id, content }) => `${id}: ${nodeText(content)}`);

describe('a section as it was', () => {
  it('takes the place of what it is now, and the others stay', () => {
    const doc = docOf(snapshot([section('a', 'новое'), section('b', 'новое')]));
    restoreSection(doc, snapshot([section('a', 'старое'), section('b', 'старое')]), 'b');
    expect(told(doc)).toEqual(['a: новое', 'b: старое']);
  });

  it('comes back to its place where it is gone', () => {
    const doc = docOf(snapshot([section('a', '1'), section('c', '3'), section('d', '4')]));
    const old = snapshot(['x', 'a', 'b', 'c'].map((id) => section(id, 'старое')));
    restoreSection(doc, old, 'b');
    restoreSection(doc, old, 'x');
    expect(told(doc)).toEqual(['x: старое', 'a: 1', 'b: старое', 'c: 3', 'd: 4']);
  });

  it('takes the place of the only one of its kind, whatever its id is now', () => {
    const doc = docOf(snapshot([section('new', 'новое', 'intro'), section('b', '2')]));
    restoreSection(doc, snapshot([section('old', 'старое', 'intro')]), 'old');
    expect(told(doc)).toEqual(['new: старое', 'b: 2']);
  });

  it('brings the sources back that it cites, and leaves the others as they are', () => {
    const doc = docOf(
      snapshot([section('a', '')], { sources: [{ ...source('s1'), raw: 'Запись новая' }] }),
    );
    const old = snapshot([section('a', 'см. ', 'chap', cite('s1'), cite('s2'))], {
      sources: ['s1', 's2', 's3'].map(source),
    });
    restoreSection(doc, old, 'a');
    const raws = readSnapshot(doc).sources.map(({ raw }) => raw);
    expect(raws.toSorted()).toEqual(['Запись s2', 'Запись новая']);
  });

  it('is the list of sources too, without losing what the text cites', () => {
    const doc = docOf(
      snapshot([section('a', '', 'chap', cite('s1')), section('r', '', 'references')], {
        sources: [source('s1'), source('s2')],
      }),
    );
    const old = snapshot([section('r', '', 'references')], { sources: [source('s3')] });
    restoreSection(doc, old, 'r');
    expect(readSnapshot(doc).sources.map(({ id }) => id)).toEqual(['s1', 's3']);
  });

  it('is a title page with its fields', () => {
    const doc = docOf(snapshot([section('t', '', 'title')]));
    const settings = { ...defaultSettings(), titleFields: { city: 'Псков' }, keywords: ['а'] };
    restoreSection(doc, snapshot([section('t', '', 'title')], { settings }), 't');
    expect(readSnapshot(doc).settings).toMatchObject({
      titleFields: { city: 'Псков' },
      keywords: [],
    });
  });

  it('is refused where the version has none', () => {
    const doc = docOf(snapshot([section('a', '1')]));
    expect(() => restoreSection(doc, snapshot([section('a', '2')]), 'b')).toThrow(RangeError);
  });

  const stages = { numbered: new Set(['one', 'two']), last: 'end' };
  const into = (apart: string | null = null, closed: string[] = []) => ({
    stages,
    apart,
    onto(stage: string) {
      if (closed.includes(stage)) throw new Error(`${stage} is closed`);
    },
  });
  const of = (stage: string, one: SectionJson): SectionJson => ({ ...one, stage });
  const headsOf = (doc: Y.Doc) =>
    readSnapshot(doc).sections.map(({ id, kind, stage }) => `${stage ?? '-'} ${kind} ${id}`);

  it('is not written where the section that stands there now is of a closed stage', () => {
    const doc = docOf(
      snapshot([of('two', section('a', 'новое')), section('new', 'новое', 'intro')]),
    );
    const old = snapshot([of('one', section('a', '1')), of('one', section('i', '2', 'intro'))]);
    expect(() => restoreSection(doc, old, 'a', into(null, ['two']))).toThrow('two is closed');
    expect(() => restoreSection(doc, old, 'i', into(null, ['end']))).toThrow('end is closed');
    expect(told(doc)).toEqual(['a: новое', 'new: новое']);
  });

  it('comes back into no stage that is closed', () => {
    const doc = docOf(snapshot([section('a', '1')]));
    const [old, apart] = [snapshot([of('one', section('b', '2'))]), snapshot([section('b', '2')])];
    expect(() => restoreSection(doc, old, 'b', into(null, ['one']))).toThrow('one is closed');
    expect(() => restoreSection(doc, apart, 'b', into('one', ['one']))).toThrow('one is closed');
    restoreSection(doc, apart, 'b', into('one'));
    expect(headsOf(doc)).toEqual(['one chap b', '- chap a']);
  });

  it('leaves the only one of its kind alone where that is of another stage', () => {
    const doc = docOf(snapshot([section('i', 'итоговое', 'intro'), section('b', '2')]));
    restoreSection(doc, snapshot([section('x', 'старое', 'intro')]), 'x', into('one'));
    expect(told(doc)).toContain('i: итоговое');
    expect(headsOf(doc)).toContain('one chap x');
  });
});
