import { generateNKeysBetween } from 'fractional-indexing';
import * as Y from 'yjs';
import { normalContent } from '../content-check.ts';
import { REPEATABLE_KINDS } from '../section-kinds.ts';
import type { SectionJson } from '../snapshot.ts';
import {
  readSectionContent,
  readSectionHeads,
  sectionsMap,
  writeSectionContent,
} from '../ydoc/ydoc.ts';
import { mergeSection, type SectionBase } from './merge-section.ts';

interface Placed {
  id: string;
  order: number;
}

const among = (ids: readonly string[], known: ReadonlySet<string>) =>
  ids.filter((id) => known.has(id));
const same = (a: readonly string[], b: readonly string[]) => a.join('\n') === b.join('\n');

/** `now` with the members of `order` in the places that they hold together, in the order given. */
function rearranged(now: readonly string[], order: readonly string[]): string[] {
  const moved = new Set(order);
  const next = order[Symbol.iterator]();
  return now.map((id) => (moved.has(id) ? (next.next().value ?? id) : id));
}

/**
 * The order of a document's sections after somebody has sent some of them with theirs. A new one stands
 * after the one it was sent behind, and one that was sent behind none where its `order` counts to from
 * `from`. Places are changed as sent when they differ from `base` and nobody
 * else has changed them meanwhile; without a base they stay.
 */
export function orderSections(
  now: readonly string[],
  base: readonly string[] | null,
  sent: readonly Placed[],
  from = 0,
): string[] {
  const inOrder = sent.toSorted((a, b) => a.order - b.order);
  const asked = inOrder.map(({ id }) => id);
  const present = new Set(now);
  const old = asked.filter((id) => present.has(id) && (base?.includes(id) ?? false));
  const both = new Set(old);
  const before = base ? among(base, both) : [];
  const free = base !== null && same(before, among(now, both)) && !same(before, old);
  const result = free ? rearranged(now, old) : [...now];
  for (const [at, id] of asked.entries()) {
    if (present.has(id)) continue;
    const behind = asked[at - 1];
    const place = from + (inOrder[at]?.order ?? 0);
    result.splice(behind === undefined ? place : result.indexOf(behind) + 1, 0, id);
  }
  return result;
}

/** A section as it comes from outside the live connection. `order` is its place among those sent. */
export interface SentSection extends SectionJson {
  order: number;
}

/** A section of which not everything could be taken, with what stands there now. */
export interface SectionConflict {
  id: string;
  theirs: SectionJson | null;
}

/** What somebody's sections are merged against. */
export interface SyncBase {
  /** The ids of the document's sections in its order; null when nothing is known. */
  order: readonly string[] | null;
  /** The place in the document from which the sections that are sent are counted; its beginning where none. */
  from?: number;
  /** The section as he had it before his changes. */
  of(id: string): SectionBase;
}

/** The sections of a document in its order, with their texts in normal form. */
export function readSections(doc: Y.Doc): SectionJson[] {
  return readSectionHeads(doc).map(({ order: _order, ...head }) => ({
    ...head,
    content: normalContent(readSectionContent(doc, head.id)),
  }));
}

function write(doc: Y.Doc, now: SectionJson | undefined, next: SectionJson): void {
  const head = sectionsMap(doc).get(next.id) ?? new Y.Map<unknown>();
  if (!now) sectionsMap(doc).set(next.id, head);
  if (now?.kind !== next.kind) head.set('kind', next.kind);
  if (now?.title !== next.title) head.set('title', next.title);
  if (!now && next.stage) head.set('stage', next.stage);
  writeSectionContent(doc, next.id, next.content);
}

/** Puts the sections in the order given, with new keys where it is another one. */
export function arrangeSections(doc: Y.Doc, ids: readonly string[]): void {
  const now = readSectionHeads(doc).map(({ id }) => id);
  if (now.join('\n') === ids.join('\n')) return;
  generateNKeysBetween(null, null, ids.length).forEach((key, at) => {
    sectionsMap(doc)
      .get(ids[at] ?? '')
      ?.set('order', key);
  });
}

type Sections = ReadonlyMap<string, SectionJson>;

const countOf = (sections: Sections, kind: string) =>
  [...sections.values()].filter((section) => section.kind === kind).length;

/** There is at most one introduction, one conclusion and so on; what is there already is borne. */
function checkKinds(before: Sections, after: Sections): void {
  for (const { kind } of after.values()) {
    const more = countOf(after, kind) > Math.max(1, countOf(before, kind));
    if (more && !REPEATABLE_KINDS.has(kind)) throw new RangeError(`more than one ${kind}`);
  }
}

/**
 * Takes sections into a document in one transaction, touching only what they change. Sections that are
 * not sent stay.
 * @returns the conflicts: of these the document has kept its own
 * @throws RangeError when a section does not fit the schema or there would be two of a kind that a
 * document has one of; nothing is written then
 */
export function syncSections(
  doc: Y.Doc,
  base: SyncBase,
  sent: readonly SentSection[],
): SectionConflict[] {
  const present = new Map(readSections(doc).map((section) => [section.id, section]));
  const order = [...present.keys()];
  const conflicts: SectionConflict[] = [];
  const taken = new Map(present);
  for (const { order: _order, ...section } of sent) {
    const now = present.get(section.id) ?? null;
    const given = { ...section, content: normalContent(section.content) };
    const merged = mergeSection(base.of(section.id), now, given);
    if (merged.conflict) conflicts.push({ id: section.id, theirs: now });
    if (merged.section) taken.set(section.id, merged.section);
  }
  checkKinds(present, taken);
  const placed = sent.filter(({ id }) => taken.has(id));
  doc.transact(() => {
    for (const { id } of placed) {
      const next = taken.get(id);
      if (next) write(doc, present.get(id), next);
    }
    arrangeSections(doc, orderSections(order, base.order, placed, base.from));
  });
  return conflicts;
}
