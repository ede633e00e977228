import {
  type DocumentSnapshot,
  defaultSettings,
  type SectionJson,
  snapshotOfStage,
  writeSnapshot,
} from '@pv/editor-schema';
import { describe, expect, it } from 'vitest';
import * as Y from 'yjs';
import { packVersion } from '../store/pack-version.ts';
import type { EditionOrder } from '../tasks.ts';
import { compareVersionsTask } from './compare-task.ts';

const stages = { numbered: new Set(['one', 'two']), last: 'end' };

const section = (id: string, stage?: string): SectionJson => ({
  id,
  kind: 'chap',
  title: `Глава ${id}`,
  content: {
    type: 'doc',
    content: [{ type: 'paragraph', content: [{ type: 'text', text: `Слова ${id}` }] }],
  },
  ...(stage && { stage }),
});
const documentOf = (...sections: SectionJson[]): DocumentSnapshot => ({
  version: 1,
  settings: defaultSettings(),
  sections,
  sources: [],
});
const whole = documentOf(section('a', 'one'), section('b', 'two'), section('t'), section('c'));

async function changes(kept: DocumentSnapshot, of: Pick<EditionOrder, 'stage' | 'apart'>) {
  const doc = new Y.Doc();
  writeSnapshot(doc, whole);
  const { packed } = await packVersion(kept);
  const updates = [Y.encodeStateAsUpdate(doc)];
  const after = { updates, of: { ...of, stages, closed: [] } };
  return (await compareVersionsTask({ before: packed, after })).changes;
}

describe('an edition of one stage beside the one document of a project', () => {
  it('differs from nothing where only other stages were written', async () => {
    const kept = snapshotOfStage(whole, 'one', stages);
    expect(await changes(kept, { stage: 'one', apart: false })).toBeNull();
  });

  it.each([
    ['a stage', 'one', [section('a')]],
    ['the last stage', 'end', [section('t'), section('c')]],
    ['the task', null, [section('t')]],
  ])('differs from nothing of %s that had a document of its own', async (_name, stage, kept) => {
    expect(await changes(documentOf(...kept), { stage, apart: true })).toBeNull();
  });

  it('is compared with all where it holds the sections of all', async () => {
    const found = await changes(documentOf(section('c')), { stage: null, apart: false });
    expect(found?.sections).toHaveLength(3);
  });
});
