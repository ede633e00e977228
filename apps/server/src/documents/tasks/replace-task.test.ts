import {
  type DocumentSnapshot,
  defaultSettings,
  emptyContent,
  type SectionJson,
  writeSnapshot,
} from '@pv/editor-schema';
import { describe, expect, it } from 'vitest';
import * as Y from 'yjs';
import { packVersion } from '../store/pack-version.ts';
import { replaceTask } from './replace-task.ts';

const stages = { numbered: new Set(['one', 'two']), last: 'end' };

const section = (id: string, stage?: string): SectionJson => ({
  id,
  kind: 'chap',
  title: `Глава ${id}`,
  content: emptyContent(),
  ...(stage && { stage }),
});
const documentOf = (...sections: SectionJson[]): DocumentSnapshot => ({
  version: 1,
  settings: defaultSettings(),
  sections,
  sources: [],
});

async function putBack(kept: DocumentSnapshot, apart: boolean) {
  const doc = new Y.Doc();
  writeSnapshot(doc, documentOf(section('a', 'one'), section('b', 'two')));
  const { packed } = await packVersion(kept);
  const of = { stage: 'one', stages, closed: [], apart };
  return replaceTask({
    updates: [Y.encodeStateAsUpdate(doc)],
    by: { kind: 'version', packed, of },
  });
}

describe('an edition of a stage in the one document of a project', () => {
  it.each([
    ['of other stages alone', documentOf(section('b', 'two')), false],
    ['none that had a document of its own', documentOf(), true],
  ])('is refused with sections %s: the stage would be left without any', async (_, kept, apart) => {
    await expect(putBack(kept, apart)).rejects.toMatchObject({ code: 'section_locked' });
  });
});
