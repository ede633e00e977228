import type {
  ChangeState,
  DocumentChanges,
  EditionDocument,
  PartChange,
  SectionChange,
} from '@pv/contract';
import {
  type DocumentSettings,
  type DocumentSnapshot,
  REPEATABLE_KINDS,
  type SectionJson,
} from '@pv/editor-schema';
import { type Aligned, align } from './align.ts';
import { partsIn, type TextPart } from './parts.ts';
import { compareWords } from './words.ts';

/** How many parts without a change are shown before and after one that has changed. */
const CONTEXT = 1;
/** Parts that share this share of their words are one part rewritten. */
const ALIKE = 0.4;

const words = (text: string): Set<string> => new Set(text.toLowerCase().match(/[\p{L}\p{N}]+/gu));

function alike(before: TextPart, after: TextPart): boolean {
  if (before.kind !== after.kind) return false;
  if (before.text === after.text) return true;
  const [old, fresh] = [words(before.text), words(after.text)];
  const shared = [...fresh].filter((word) => old.has(word)).length;
  return shared >= ALIKE * Math.max(1, old.size, fresh.size);
}

function presentPart(part: Aligned<TextPart>): Exclude<PartChange, { state: 'skipped' }> {
  const before = 'before' in part ? part.before.text : '';
  const after = 'after' in part ? part.after.text : '';
  const { kind } = 'after' in part ? part.after : part.before;
  return { state: part.state, kind, pieces: compareWords(before, after) };
}

/** Leaves out what is the same and far from any change, with its count in its place. */
function withContext(parts: readonly Aligned<TextPart>[]): PartChange[] {
  const near = (at: number) =>
    parts.slice(Math.max(0, at - CONTEXT), at + CONTEXT + 1).some(({ state }) => state !== 'same');
  const shown: PartChange[] = [];
  parts.forEach((part, at) => {
    const last = shown.at(-1);
    if (near(at)) shown.push(presentPart(part));
    else if (last?.state === 'skipped') last.count += 1;
    else shown.push({ state: 'skipped', count: 1 });
  });
  return shown;
}

/** What tells parts apart: all of them, or their words alone. */
type KeyOf = (part: TextPart) => string;
const WHOLE: KeyOf = ({ key }) => key;
const WORDS: KeyOf = ({ kind, text }) => `${kind} ${text}`;

function compareSection(
  before: SectionJson | null,
  after: SectionJson | null,
  { moved, key }: { moved: boolean; key: KeyOf },
): SectionChange | null {
  const one = after ?? before;
  if (!one) return null;
  const old = before ? partsIn(before.content) : [];
  const fresh = after ? partsIn(after.content) : [];
  const parts = align(old, fresh, { key, alike });
  // the title page prints no title of its own
  const titled = one.kind !== 'title' && before?.title !== after?.title;
  const state: ChangeState = !before ? 'added' : !after ? 'removed' : 'changed';
  const touched = titled || moved || parts.some((part) => part.state !== 'same');
  if (state === 'changed' && !touched) return null;
  const title = compareWords(before?.title ?? '', after?.title ?? '');
  return { id: one.id, kind: one.kind, state, moved, title, parts: withContext(parts) };
}

/**
 * The sections of both documents as pairs, in the order of the newer one. Where an import has given
 * new ids, sections of one kind with one title are the same, and so is what a work has once.
 */
function compareSections(before: SectionJson[], after: SectionJson[], key: KeyOf): SectionChange[] {
  const ids = new Set(after.map(({ id }) => id));
  const known = new Set(before.map(({ id }) => id));
  const twin = new Map<string, SectionJson>();
  for (const old of before.filter(({ id }) => !ids.has(id))) {
    const match = after.find(
      ({ id, kind, title }) =>
        !known.has(id) && kind === old.kind && (title === old.title || !REPEATABLE_KINDS.has(kind)),
    );
    if (match && !twin.has(match.id)) twin.set(match.id, old);
  }
  const nameOf = ({ id }: SectionJson) => twin.get(id)?.id ?? id;
  const partners = new Map(before.map((section) => [section.id, section]));
  const stay = new Set(after.map(nameOf));
  return align(before, after, { key: nameOf, alike: () => false })
    .map((pair) => {
      if (pair.state === 'removed') {
        return stay.has(nameOf(pair.before))
          ? null
          : compareSection(pair.before, null, { moved: false, key });
      }
      const partner = partners.get(nameOf(pair.after)) ?? null;
      const moved = pair.state === 'added' && partner !== null;
      return compareSection(partner, pair.after, { moved, key });
    })
    .filter((change) => change !== null);
}

function compareSources(
  before: DocumentSnapshot['sources'],
  after: DocumentSnapshot['sources'],
): DocumentChanges['sources'] {
  const older = new Map(before.map((source) => [source.id, source]));
  const newer = new Set(after.map(({ id }) => id));
  const came = after.flatMap((source) => {
    const old = older.get(source.id);
    if (old && JSON.stringify(old) === JSON.stringify(source)) return [];
    const state: ChangeState = old ? 'changed' : 'added';
    return [{ state, pieces: compareWords(old?.raw ?? '', source.raw) }];
  });
  const went = before
    .filter(({ id }) => !newer.has(id))
    .map(({ raw }) => ({ state: 'removed' as const, pieces: compareWords(raw, '') }));
  return [...came, ...went];
}

/** The title page is told field by field. */
function compareSettings(before: DocumentSettings, after: DocumentSettings): string[] {
  const names = new Set([...Object.keys(before), ...Object.keys(after)]) as Set<
    keyof DocumentSettings
  >;
  names.delete('titleFields');
  return [...names].filter((name) => JSON.stringify(before[name]) !== JSON.stringify(after[name]));
}

function compareTitleFields(
  { titleFields: before }: DocumentSettings,
  { titleFields: after }: DocumentSettings,
): DocumentChanges['title_fields'] {
  const names = new Set([...Object.keys(before), ...Object.keys(after)]);
  return [...names]
    .filter((name) => (before[name] ?? '') !== (after[name] ?? ''))
    .map((name) => ({ name, pieces: compareWords(before[name] ?? '', after[name] ?? '') }));
}

/** How the text of the editor differs between two editions; null where it does not. */
export function compareDocuments(
  before: DocumentSnapshot | null,
  after: DocumentSnapshot | null,
): DocumentChanges | null {
  const one = after ?? before;
  if (!one) return null;
  const changes = {
    sections: compareSections(before?.sections ?? [], after?.sections ?? [], WHOLE),
    sources: compareSources(before?.sources ?? [], after?.sources ?? []),
    settings: before && after ? compareSettings(before.settings, after.settings) : [],
    title_fields: before && after ? compareTitleFields(before.settings, after.settings) : [],
  };
  const state: ChangeState = !before ? 'added' : !after ? 'removed' : 'changed';
  const nothing = Object.values(changes).every((list) => list.length === 0);
  return state === 'changed' && nothing ? null : { state, ...changes };
}

/**
 * How the words of two files differ that were read one by one, so that nothing in them has kept its id:
 * sections go by their titles, sources by what they say, and looks are left out. Null where no word does.
 */
export function compareReadFiles(
  before: Pick<DocumentSnapshot, 'sections' | 'sources'>,
  after: Pick<DocumentSnapshot, 'sections' | 'sources'>,
): DocumentChanges | null {
  const named = ({ sources }: Pick<DocumentSnapshot, 'sources'>) =>
    sources.map((source) => ({ ...source, id: source.raw }));
  const changes = {
    sections: compareSections(before.sections, after.sections, WORDS),
    sources: compareSources(named(before), named(after)),
  };
  const nothing = changes.sections.length + changes.sources.length === 0;
  return nothing ? null : { state: 'changed', ...changes, settings: [], title_fields: [] };
}

/** A document part by part, as an edition of it is read. */
export function readDocument({ sections, sources }: DocumentSnapshot): EditionDocument {
  return {
    sections: sections.map(({ id, kind, title, content }) => ({
      id,
      kind,
      title,
      parts: partsIn(content).map((part) => ({ kind: part.kind, text: part.text })),
    })),
    sources: sources.map(({ raw }) => raw),
  };
}
