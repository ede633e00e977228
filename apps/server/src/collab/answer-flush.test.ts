import { sectionFragment, sectionsMap } from '@pv/editor-schema';
import { describe, expect, it } from 'vitest';
import * as Y from 'yjs';
import { isBarred } from './answer-flush.ts';

function documentOf(...stages: string[]): Y.Doc {
  const doc = new Y.Doc();
  for (const stage of stages) {
    const head = new Y.Map();
    head.set('stage', stage);
    sectionsMap(doc).set(`of-${stage}`, head);
    sectionFragment(doc, `of-${stage}`).insert(0, [new Y.XmlElement('paragraph')]);
  }
  return doc;
}

/** Two changes of one editor, the second of which builds on the first. */
function changesOf(doc: Y.Doc): [Uint8Array, Uint8Array] {
  const editor = new Y.Doc();
  Y.applyUpdate(editor, Y.encodeStateAsUpdate(doc));
  const updates: Uint8Array[] = [];
  editor.on('update', (update: Uint8Array) => updates.push(update));
  for (const stage of ['open', 'shut']) {
    sectionFragment(editor, `of-${stage}`).insert(0, [new Y.XmlElement('paragraph')]);
  }
  const [first, second] = updates;
  if (!first || !second) throw new Error('an editor has sent nothing');
  return [first, second];
}

describe('a change to the one document of a project', () => {
  it('is not taken before that on which it builds, also while no stage is closed', () => {
    const doc = documentOf('open', 'shut');
    const [first, second] = changesOf(doc);
    expect(isBarred(doc, second, new Set())).toBe(true);
    expect(isBarred(doc, first, new Set())).toBe(false);
    Y.applyUpdate(doc, first);
    expect(isBarred(doc, second, new Set())).toBe(false);
    expect(isBarred(doc, second, new Set(['shut']))).toBe(true);
  });

  it('is not taken while a stage is closed and something waits in the document', () => {
    const doc = documentOf('open', 'shut');
    const [first, second] = changesOf(doc);
    Y.applyUpdate(doc, second);
    expect(isBarred(doc, first, new Set(['shut']))).toBe(true);
  });

  it('is any where each stage has a document of its own', () => {
    const doc = documentOf('open', 'shut');
    expect(isBarred(doc, changesOf(doc)[1], null)).toBe(false);
  });
});
