import {
  emptyContent,
  REPEATABLE_KINDS,
  readSectionHeads,
  readSettings,
  type SectionHead,
  type SectionKind,
  sectionFragment,
  sectionsMap,
  writeSectionContent,
} from '@pv/editor-schema';
import { resolveProfile } from '@pv/gost';
import { generateKeyBetween } from 'fractional-indexing';
import * as Y from 'yjs';
import { LocalChange } from './local-change.ts';
import { newId } from './new-id.ts';

/** The index at which a section of this kind stands by the document's profile: after its own and earlier kinds. */
function placeOfKind(doc: Y.Doc, heads: readonly SectionHead[], kind: SectionKind): number {
  const { order } = resolveProfile(readSettings(doc));
  const rank = order.indexOf(kind);
  const later = heads.findIndex((head) => order.indexOf(head.kind) > rank);
  return later === -1 ? heads.length : later;
}

/**
 * A key of order for a section that shall stand at `index` of `heads` (the section itself left out).
 * Equal keys of neighbours, which two people moving at once can make, give a key after both.
 */
export function orderAt(heads: readonly SectionHead[], index: number): string {
  const before = heads[index - 1]?.order ?? null;
  const after = heads.slice(index).find(({ order }) => before === null || order > before);
  return generateKeyBetween(before, after?.order ?? null);
}

const isLike = (wanted: Pick<SectionHead, 'kind' | 'stage'>) => (head: SectionHead) =>
  head.kind === wanted.kind && head.stage === wanted.stage;

/** A section to be added; without `at` it stands behind those of its kind and stage, or where the standard wants its kind. */
interface NewSection {
  kind: SectionKind;
  title: string;
  at?: number;
  /** In the one document of a project: the stage that it belongs to. */
  stage?: string;
}

/** Whether one more section of this kind may stand in the document. */
export function mayAdd(doc: Y.Doc, kind: SectionKind): boolean {
  return REPEATABLE_KINDS.has(kind) || readSectionHeads(doc).every((head) => head.kind !== kind);
}

/** Adds an empty section and gives its id, or null where the document holds the only one of its kind. */
export function addSection(doc: Y.Doc, { kind, title, at, stage }: NewSection): string | null {
  if (!mayAdd(doc, kind)) return null;
  const heads = readSectionHeads(doc);
  const id = newId();
  doc.transact(() => {
    const head = new Y.Map<unknown>();
    head.set('kind', kind);
    head.set('title', title);
    const behind = stage === undefined ? -1 : heads.findLastIndex(isLike({ kind, stage }));
    const place = behind === -1 ? placeOfKind(doc, heads, kind) : behind + 1;
    head.set('order', orderAt(heads, at ?? place));
    if (stage !== undefined) head.set('stage', stage);
    sectionsMap(doc).set(id, head);
    writeSectionContent(doc, id, emptyContent());
  }, new LocalChange('section.add'));
  return id;
}

/** Changes the typed heading of a section; a section that is gone is left alone. */
export function renameSection(doc: Y.Doc, id: string, title: string): void {
  const head = sectionsMap(doc).get(id);
  if (!head || head.get('title') === title) return;
  doc.transact(() => head.set('title', title), new LocalChange('section.rename'));
}

/** Puts a section at `index` of the order that the others make without it. */
export function moveSection(doc: Y.Doc, id: string, index: number): void {
  const head = sectionsMap(doc).get(id);
  if (!head) return;
  const heads = readSectionHeads(doc);
  if (heads.findIndex((one) => one.id === id) === index) return;
  const others = heads.filter((one) => one.id !== id);
  const order = orderAt(others, Math.max(0, Math.min(index, others.length)));
  doc.transact(() => head.set('order', order), new LocalChange('section.move'));
}

/** Gives a section to a stage; null is the last one, which takes what names none. */
export function giveToStage(doc: Y.Doc, id: string, stage: string | null): void {
  const head = sectionsMap(doc).get(id);
  if (!head) return;
  doc.transact(() => {
    if (stage === null) head.delete('stage');
    else head.set('stage', stage);
  }, new LocalChange('section.stage'));
}

/** Removes a section with its text. */
export function removeSection(doc: Y.Doc, id: string): void {
  if (!sectionsMap(doc).has(id)) return;
  doc.transact(() => {
    const fragment = sectionFragment(doc, id);
    fragment.delete(0, fragment.length);
    sectionsMap(doc).delete(id);
  }, new LocalChange('section.remove'));
}
