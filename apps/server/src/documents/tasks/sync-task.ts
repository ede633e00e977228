import { createHash } from 'node:crypto';
import { DOCUMENT_MAX_BYTES } from '@pv/contract';
import {
  checkContent,
  type DocumentSnapshot,
  normalContent,
  readSectionHeads,
  readSections,
  readSnapshot,
  type SectionBase,
  type SectionJson,
  type SyncBase,
  stageOfSection,
  syncSections,
} from '@pv/editor-schema';
import * as Y from 'yjs';
import { canonicalJson } from '../store/canonical-json.ts';
import { docOf } from '../store/doc-of.ts';
import { isEmptyDoc } from '../store/is-empty.ts';
import { packVersion, unpackVersion } from '../store/pack-version.ts';
import type { Given, Gives, StageOrder, SyncedSection, SyncOrder } from '../tasks.ts';
import { filledStages } from '../thesis/filled-stages.ts';

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

/**
 * What is sent to a stage of the one document of a project: a new section is the stage's. Null where one
 * is of a stage that is closed; a number, from 1, where one is of another stage.
 */
function toStage(
  doc: Y.Doc,
  sent: SyncOrder['sections'],
  { stage, stages, closed }: StageOrder,
): SyncOrder['sections'] | number | null {
  const heads = new Map(readSectionHeads(doc).map((head) => [head.id, head]));
  const isNumbered = stages.numbered.has(stage);
  const placed = [];
  for (const [at, section] of sent.entries()) {
    const head = heads.get(section.id);
    const owner = head ? stageOfSection(head, stages) : stage;
    if (closed.includes(owner)) return null;
    if (isNumbered && owner !== stage) return at + 1;
    placed.push(isNumbered ? { ...section, stage } : section);
  }
  return placed;
}

/** The place of the first section of a stage; behind the chapters where it has none. */
function placeOfStage(sections: readonly SectionJson[], { stage, stages }: StageOrder): number {
  if (!stages.numbered.has(stage)) return 0;
  const first = sections.findIndex((one) => stageOfSection(one, stages) === stage);
  return first === -1 ? sections.findLastIndex(({ kind }) => kind === 'chap') + 1 : first;
}

/** Merges sections into a document; gives the change as a Yjs update, and what the document has become. */
export async function syncTask({
  updates,
  base,
  of,
  sections: sent,
}: Given<'sync'>): Promise<Gives<'sync'>> {
  const wrong = misfit(sent);
  if (wrong !== null) return { kind: 'refused', number: wrong };
  const doc = docOf(updates);
  const sections = of ? toStage(doc, sent, of) : sent;
  if (sections === null) return { kind: 'closed' };
  if (typeof sections === 'number') return { kind: 'refused', number: sections };
  const before = await packVersion(readSnapshot(doc));
  const known = Y.encodeStateVector(doc);
  const kept = base && (await unpackVersion(base));
  let conflicts: ReturnType<typeof syncSections>;
  try {
    const present = readSections(doc);
    const from = of ? placeOfStage(present, of) : 0;
    conflicts = syncSections(doc, { ...baseOf(kept, present, sections), from }, sections);
  } catch (error) {
    if (error instanceof RangeError) return { kind: 'refused', number: sections.length };
    throw error;
  }
  const size = Y.encodeStateAsUpdate(doc).byteLength;
  if (size > DOCUMENT_MAX_BYTES && size > Y.mergeUpdates(updates).byteLength) {
    return { kind: 'too_large' };
  }
  const after = await packVersion(readSnapshot(doc));
  const shown = (section: SectionJson) =>
    !of?.stages.numbered.has(of.stage) || stageOfSection(section, of.stages) === of.stage;
  const now = readSections(doc).filter(shown).map(syncedSection);
  return {
    kind: 'synced',
    change: after.digest === before.digest ? null : Y.encodeStateAsUpdate(doc, known),
    before,
    after,
    empty: isEmptyDoc(doc),
    filled: of ? [...filledStages(doc, of.stages)] : [],
    sections: now,
    conflicts: conflicts.map(({ id }) => ({
      id,
      theirs: now.find((section) => section.id === id) ?? null,
    })),
  };
}
