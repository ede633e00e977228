import * as Y from 'yjs';
import { citedIn } from '../attributes.ts';
import { GENERATED_KINDS, REPEATABLE_KINDS } from '../section-kinds.ts';
import type { DocumentSnapshot, SectionJson, SourceJson } from '../snapshot.ts';
import { type StagesOfDocument, stageOfSection } from '../stages/stages.ts';
import {
  readSectionHeads,
  readSettings,
  readSnapshot,
  readSources,
  type SectionHead,
  sectionsMap,
  sourcesMap,
  writeSectionContent,
  writeSettings,
  writeSource,
} from '../ydoc/ydoc.ts';
import { arrangeSections } from './sync-sections.ts';

/** A kept section in the one document of a project. */
export interface RestoredInto {
  stages: StagesOfDocument;
  /** The stage that had a document of its own when the section was kept; null where none is known. */
  apart: string | null;
  /** Told of the stage into whose sections is written, before anything is; may refuse by throwing. */
  onto(stage: string): void;
}

/** Where the section stands now: under its id, or as the only one of its kind. */
function standing(
  heads: readonly SectionHead[],
  { id, kind }: SectionJson,
  into: RestoredInto | undefined,
): SectionHead | null {
  const only = REPEATABLE_KINDS.has(kind) ? undefined : heads.find((head) => head.kind === kind);
  // that of another stage was another section when this one was kept
  const isOther =
    only && into?.apart && !GENERATED_KINDS.has(kind)
      ? stageOfSection(only, into.stages) !== into.apart
      : false;
  return heads.find((head) => head.id === id) ?? (isOther ? null : only) ?? null;
}

/** The order with a section that comes back: after the nearest before it in the version that is still there. */
function orderWith(
  heads: readonly SectionHead[],
  sections: readonly SectionJson[],
  at: number,
): string[] {
  const ids = heads.map(({ id }) => id);
  const before = sections
    .slice(0, at)
    .toReversed()
    .find(({ id }) => ids.includes(id));
  return ids.toSpliced(before ? ids.indexOf(before.id) + 1 : 0, 0, sections[at]?.id ?? '');
}

/** The records as they were; one that is new stays where the text cites it. */
function restoreSources(doc: Y.Doc, sources: readonly SourceJson[]): void {
  const { sections } = readSnapshot(doc);
  const cited = new Set(sections.flatMap(({ content }) => [...citedIn(content)]));
  const kept = new Set(sources.map(({ id }) => id));
  for (const { id } of readSources(doc)) {
    if (!kept.has(id) && !cited.has(id)) sourcesMap(doc).delete(id);
  }
  for (const source of sources) writeSource(doc, source);
}

/** What stands in a section besides its text: the fields of the title page, keywords, sources. */
function restoreBeside(doc: Y.Doc, version: DocumentSnapshot, section: SectionJson): void {
  const { titleFields, keywords } = version.settings;
  if (section.kind === 'title') writeSettings(doc, { titleFields });
  if (section.kind === 'abstract' && keywords.join() !== readSettings(doc).keywords.join()) {
    writeSettings(doc, { keywords });
  }
  if (section.kind === 'references') {
    restoreSources(doc, version.sources);
    return;
  }
  const known = new Set(readSources(doc).map(({ id }) => id));
  const cited = citedIn(section.content);
  for (const source of version.sources) {
    if (cited.has(source.id) && !known.has(source.id)) writeSource(doc, source);
  }
}

/** A section with the stage that it was kept with, of a kind of which the document has no other then. */
function fitting(
  section: SectionJson,
  there: SectionHead | null,
  heads: readonly SectionHead[],
  into: RestoredInto | undefined,
): SectionJson {
  const { kind, stage = into?.apart } = section;
  const single = !REPEATABLE_KINDS.has(kind);
  const second = single && heads.some((head) => head !== there && head.kind === kind);
  const staged = stage && (!into || into.stages.numbered.has(stage)) && { stage };
  return { ...section, kind: second ? 'chap' : kind, ...staged };
}

/**
 * Makes one section what it was in `version`, with what belongs to it: its heading, the fields of the
 * title page, the keywords, the sources that it cites. One that is gone comes back to its place. The rest
 * of the document stays.
 * @throws RangeError when the version has no such section, or its text does not fit the schema; what
 * `onto` throws
 */
export function restoreSection(
  doc: Y.Doc,
  version: DocumentSnapshot,
  sectionId: string,
  into?: RestoredInto,
): void {
  const at = version.sections.findIndex(({ id }) => id === sectionId);
  const kept = version.sections[at];
  if (!kept) throw new RangeError(`the version has no section ${sectionId}`);
  const heads = readSectionHeads(doc);
  const there = standing(heads, kept, into);
  const section = fitting(kept, there, heads, into);
  into?.onto(stageOfSection(there ?? section, into.stages));
  doc.transact(() => {
    const head = there ? sectionsMap(doc).get(there.id) : new Y.Map<unknown>();
    if (head && !there) sectionsMap(doc).set(section.id, head);
    head?.set('kind', section.kind);
    head?.set('title', section.title);
    if (!there && section.stage) head?.set('stage', section.stage);
    writeSectionContent(doc, there?.id ?? section.id, section.content);
    if (!there) arrangeSections(doc, orderWith(heads, version.sections, at));
    restoreBeside(doc, version, section);
  });
}
