import { readFile } from 'node:fs/promises';
import { readSnapshot } from '@pv/editor-schema';
import { importDocx } from '@pv/gost/import';
import { compareDocuments, compareReadFiles } from '@pv/revisions';
import { canonicalJson } from '../store/canonical-json.ts';
import { docOf } from '../store/load-updates.ts';
import { unpackVersion } from '../store/pack-version.ts';
import type { Given, Gives } from '../tasks.ts';

/** Reads two DOCX and tells how the words of the later one differ. */
export async function compareTask({ before, after }: Given<'compare'>): Promise<Gives<'compare'>> {
  const old = await importDocx(await readFile(before));
  const fresh = await importDocx(await readFile(after));
  return { changes: compareReadFiles(old.snapshot, fresh.snapshot) };
}

/** Tells how a document differs between two kept editions, or an edition and the text of now. */
export async function compareVersionsTask({
  before,
  after,
}: Given<'compareVersions'>): Promise<Gives<'compareVersions'>> {
  // what was kept has its keys in order, and parts are compared with theirs
  const fresh =
    'packed' in after
      ? await unpackVersion(after.packed)
      : JSON.parse(canonicalJson(readSnapshot(docOf(after.updates))));
  return { changes: compareDocuments(await unpackVersion(before), fresh) };
}
