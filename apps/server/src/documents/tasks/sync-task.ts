import { createHash } from 'node:crypto';
import { DOCUMENT_MAX_BYTES } from '@pv/contract';
import {
  checkContent,
  type DocumentSnapshot,
  normalContent,
  readSections,
  readSnapshot,
  type SectionBase,
  type SectionJson,
  type SyncBase,
  syncSections,
} from '@pv/editor-schema';
import * as Y from 'yjs';
import { canonicalJson } from '../store/canonical-json.ts';
import { isEmptyDoc } from '../store/is-empty.ts';
import { docOf } from '../store/load-updates.ts';
import { packVersion, unpackVersion } from '../store/pack-version.ts';
import type { Given, Gives, SyncedSection, SyncOrder } from '../tasks.ts';

/** The digest of a section: the same for equal ones. */
const digestOf = ({ kind, title, content }: SectionJson): string =>
  createHash('sha256').update(canonicalJson({ kind, title, content })).digest('hex');

const syncedSection = (section: SectionJson, order: number): SyncedSection => ({
  ...section,
  order,
  version: digestOf(section),
});

const inNormalForm = (section: SectionJson): SectionJson => ({
  ...section,
  content: normalContent(section.content),
});

/** Where the whole document is not kept any more, what has not changed since is known by its digest. */
function baseOf(
  kept: DocumentSnapshot | null,
  now: readonly SectionJson[],
  sent: SyncOrder['sections'],
): SyncBase {
  const versions = new Map(sent.map(({ id, version }) => [id, version]));
  const unchanged = (id: string) =>
    now.find((section) => section.id === id && digestOf(section) === versions.get(id));
  const keptSection = (id: string): SectionBase => {
    const section = kept?.sections.find((one) => one.id === id);
    return section ? inNormalForm(section) : 'absent';
  };
  return {
    order: kept ? kept.sections.map(({ id }) => id) : null,
    of: (id) => unchanged(id) ?? (kept ? keptSection(id) : 'unknown'),
  };
}

/** The first section, from 1, that does not fit the schema. */
function misfit(sections: SyncOrder['sections']): number | null {
  for (const [at, { content }] of sections.entries()) {
    try {
      checkContent(content);
    } catch {
      return at + 1;
    }
  }
  return null;
}

/** Merges sections into a document; gives the change as a Yjs update, and what the document has become. */
export async function syncTask({ updates, base, sections }: Given<'sync'>): Promise<Gives<'sync'>> {
  const wrong = misfit(sections);
  if (wrong !== null) return { kind: 'refused', number: wrong };
  const doc = docOf(updates);
  const before = await packVersion(readSnapshot(doc));
  const known = Y.encodeStateVector(doc);
  const kept = base && (await unpackVersion(base));
  let conflicts: ReturnType<typeof syncSections>;
  try {
    conflicts = syncSections(doc, baseOf(kept, readSections(doc), sections), sections);
  } catch (error) {
    if (error instanceof RangeError) return { kind: 'refused', number: sections.length };
    throw error;
  }
  const size = Y.encodeStateAsUpdate(doc).byteLength;
  if (size > DOCUMENT_MAX_BYTES && size > Y.mergeUpdates(updates).byteLength) {
    return { kind: 'too_large' };
  }
  const after = await packVersion(readSnapshot(doc));
  const now = readSections(doc).map(syncedSection);
  return {
    kind: 'synced',
    change: after.digest === before.digest ? null : Y.encodeStateAsUpdate(doc, known),
    before,
    after,
    empty: isEmptyDoc(doc),
    sections: now,
    conflicts: conflicts.map(({ id }) => ({
      id,
      theirs: now.find((section) => section.id === id) ?? null,
    })),
  };
}
