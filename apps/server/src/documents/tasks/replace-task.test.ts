import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { serialize } from 'node:v8';
import {
  type DocumentSnapshot,
  defaultSettings,
  emptyContent,
  type SectionJson,
  writeSnapshot,
} from '@pv/editor-schema';
import { importDocx } from '@pv/gost/import';
import { describe, expect, it, onTestFinished } from 'vitest';
import * as Y from 'yjs';
import { zipDocx } from '../../../../../packages/gost/test/messy-docx/package.ts';
import { p } from '../../../../../packages/gost/test/messy-docx/pieces.ts';
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
    userId: 'writer',
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

it('the report of an import counts the comments that have found no place', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'pv-replace-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  const read = await importDocx(await zipDocx({ body: [p('Насос стоит.')] }));
  const lost = { quote: 'Вентиль', before: '', after: '', text: 'Где?' };
  const said = { ...lost, author: 'Орлова', date: null, done: false };
  const answers = [null, null, 1];
  const comments = answers.map((answered) => ({ ...said, answers: answered }));
  const file = join(folder, 'import');
  await writeFile(file, serialize({ ...read, comments }));
  const doc = new Y.Doc();
  writeSnapshot(doc, documentOf(section('a')));
  const updates = [Y.encodeStateAsUpdate(doc)];
  const { report } = await replaceTask({
    updates,
    by: { kind: 'import', file, answers: {} },
    userId: 'writer',
  });
  expect(report?.warnings).toContainEqual({
    code: 'comments_unplaced',
    values: { count: 2 },
    place: null,
  });
});
