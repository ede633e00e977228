import { describe, expect, it } from 'vitest';
import * as Y from 'yjs';
import { heading, paragraph, section } from '../compose/index.ts';
import { defaultSettings } from '../snapshot.ts';
import {
  sectionFragment,
  sectionsMap,
  settingsMap,
  writeSectionContent,
  writeSnapshot,
} from '../ydoc/ydoc.ts';
import { rootsTouched } from './roots-touched.ts';

const content = (...texts: string[]) => ({
  type: 'doc',
  content: texts.map((text) => paragraph(text)),
});

function server(): Y.Doc {
  const doc = new Y.Doc();
  writeSnapshot(doc, {
    version: 1,
    settings: defaultSettings(),
    sections: [
      { ...section('one', 'chap', 'Первая', paragraph('Раз два три')), stage: 'first' },
      { ...section('two', 'chap', 'Вторая', heading('h', 'Метод'), paragraph('Четыре')) },
    ],
    sources: [],
  });
  return doc;
}

function editorOf(doc: Y.Doc): Y.Doc {
  const editor = new Y.Doc();
  Y.applyUpdate(editor, Y.encodeStateAsUpdate(doc));
  return editor;
}

/** What the server is told when somebody does something in an editor of his. */
function told(doc: Y.Doc, deed: (editor: Y.Doc) => void, from = editorOf(doc)) {
  const updates: Uint8Array[] = [];
  from.on('update', (update: Uint8Array) => updates.push(update));
  deed(from);
  return rootsTouched(doc, Y.mergeUpdates(updates));
}

const texts = { type: 'doc', content: [paragraph('Раз два, три'), paragraph('Ещё')] };

describe('what an update touches', () => {
  it.each<[string, (doc: Y.Doc) => void]>([
    ['words are typed', (doc) => writeSectionContent(doc, 'one', texts)],
    ['words are deleted', (doc) => writeSectionContent(doc, 'one', content('Раз'))],
    ['the whole text is deleted', (doc) => sectionFragment(doc, 'one').delete(0, 1)],
    ['its title is changed', (doc) => void sectionsMap(doc).get('one')?.set('title', 'Иначе')],
    ['it is moved', (doc) => void sectionsMap(doc).get('one')?.set('order', 'z')],
    ['it is given to another stage', (doc) => void sectionsMap(doc).get('one')?.set('stage', 's')],
    ['it no longer names its stage', (doc) => void sectionsMap(doc).get('one')?.delete('stage')],
    ['it is removed', (doc) => sectionsMap(doc).delete('one')],
    ['another head takes its place', (doc) => void sectionsMap(doc).set('one', new Y.Map())],
  ])('is the section alone when %s', (_name, deed) => {
    const touched = told(server(), deed);
    expect([...touched.sections]).toEqual(['one']);
    expect(touched.unknown).toBe(false);
  });

  it('is no section when settings change', () => {
    const touched = told(server(), (doc) => settingsMap(doc).set('profile', 'other'));
    expect(touched).toEqual({ sections: new Set(), stages: new Set(), unknown: false });
  });

  it('tells the stage that a section is given to, a new one or one of another stage', () => {
    const fresh = told(server(), (doc) => {
      const head = new Y.Map();
      head.set('stage', 'first');
      sectionsMap(doc).set('new', head);
    });
    expect(fresh).toMatchObject({ sections: new Set(['new']), stages: new Set(['first']) });
    const doc = server();
    sectionsMap(doc).get('two')?.set('stage', 'second');
    const moved = told(doc, (editor) => sectionsMap(editor).get('two')?.set('stage', 'first'));
    expect(moved.stages).toContain('first');
  });

  it('is both sections when both are written in at once', () => {
    const touched = told(server(), (doc) => {
      writeSectionContent(doc, 'one', texts);
      writeSectionContent(doc, 'two', content('Пять'));
    });
    expect(touched.sections).toEqual(new Set(['one', 'two']));
  });

  it('is nothing when an editor sends all he has and the document has it', () => {
    const doc = server();
    sectionFragment(doc, 'one').delete(0, 1);
    const touched = rootsTouched(doc, Y.encodeStateAsUpdate(editorOf(doc)));
    expect(touched).toEqual({ sections: new Set(), stages: new Set(), unknown: false });
  });

  it('is unknown when something before it was not taken', () => {
    const doc = server();
    const editor = editorOf(doc);
    writeSectionContent(editor, 'one', texts);
    const after = told(doc, (own) => writeSectionContent(own, 'two', content('Пять')), editor);
    expect(after.unknown).toBe(true);
  });

  it('is told of a long chain that somebody else has begun', () => {
    const doc = server();
    const editor = editorOf(doc);
    const other = editorOf(doc);
    editor.clientID = 1;
    other.clientID = 2;
    const fragment = sectionFragment(editor, 'two');
    for (let n = 0; n < 8000; n++) {
      fragment.insert(fragment.length, [new Y.XmlElement('paragraph')]);
      // each stands beside the one before
      fragment.get(fragment.length - 1).setAttribute('n', String(n));
    }
    Y.applyUpdate(other, Y.encodeStateAsUpdate(editor));
    const last = sectionFragment(other, 'two');
    last.insert(last.length, [new Y.XmlElement('paragraph')]);
    const touched = rootsTouched(doc, Y.encodeStateAsUpdate(other));
    expect(touched).toMatchObject({ sections: new Set(['two']), unknown: false });
  });

  it('is unknown when a stage is given by what is no plain value', () => {
    const doc = server();
    const touched = told(doc, (editor) => {
      editor.transact((transaction) => {
        const head = sectionsMap(editor).get('two') as Y.Map<unknown>;
        const id = Y.createID(editor.clientID, Y.getState(editor.store, editor.clientID));
        const content = new Y.ContentEmbed('first' as unknown as object);
        const item = new Y.Item(id, null, null, null, null, head, 'stage', content);
        item.integrate(transaction, 0);
        expect(head.get('stage')).toBe('first');
      });
    });
    expect(touched.unknown).toBe(true);
  });
});
