import { readFile } from 'node:fs/promises';
import {
  citedIn,
  type DocumentSnapshot,
  readSnapshot,
  type SectionJson,
  snapshotOfStage,
  stageOfSection,
} from '@pv/editor-schema';
import { importDocx } from '@pv/gost/import';
import { compareDocuments, compareReadFiles } from '@pv/revisions';
import { canonicalJson } from '../store/canonical-json.ts';
import { docOf } from '../store/doc-of.ts';
import { unpackVersion } from '../store/pack-version.ts';
import type { EditionOrder, Given, Gives } from '../tasks.ts';

/** Reads two DOCX and tells how the words of the later one differ. */
export async function compareTask({ before, after }: Given<'compare'>): Promise<Gives<'compare'>> {
  const old = await importDocx(await readFile(before));
  const fresh = await importDocx(await readFile(after));
  return { changes: compareReadFiles(old.snapshot, fresh.snapshot) };
}

/** What there is now of the stage that an edition holds the sections of. */
function ofEdition(
  current: DocumentSnapshot,
  old: DocumentSnapshot,
  { stage, stages, apart }: EditionOrder,
): DocumentSnapshot {
  if (!apart) return stage === null ? current : snapshotOfStage(current, stage, stages);
  const known = new Set(old.sections.map(({ id }) => id));
  const isOwn = (one: SectionJson) =>
    stage === null ? known.has(one.id) : stageOfSection(one, stages) === stage;
  const sections = current.sections.filter(isOwn);
  const cited = new Set(sections.flatMap(({ content }) => [...citedIn(content)]));
  return { ...current, sections, sources: current.sources.filter(({ id }) => cited.has(id)) };
}

/** Tells how a document differs between two kept editions, or an edition and the text of now. */
export async function compareVersionsTask({
  before,
  after,
}: Given<'compareVersions'>): Promise<Gives<'compareVersions'>> {
  const old = await unpackVersion(before);
  if ('packed' in after) {
    return { changes: compareDocuments(old, await unpackVersion(after.packed)) };
  }
  const current = readSnapshot(docOf(after.updates));
  const fresh = after.of ? ofEdition(current, old, after.of) : current;
  // what was kept has its keys in order, and parts are compared with theirs
  return { changes: compareDocuments(old, JSON.parse(canonicalJson(fresh))) };
}
