import { citedIn } from '../attributes.ts';
import { SECTION_KINDS, type SectionKind } from '../section-kinds.ts';
import type { DocumentSnapshot, SectionJson, SectionOrigin, SourceJson } from '../snapshot.ts';
import { nodeText } from '../words.ts';
import { idsIn, withFreshIds, withIds } from './with-fresh-ids.ts';

/** A document of a stage from which the final one is gathered. */
export interface GatheredDocument {
  id: string;
  snapshot: DocumentSnapshot;
}

/** What becomes of a section in the final document. */
export interface GatherChange {
  /** Names the section among those that are gathered. */
  key: string;
  what: 'added' | 'changed' | 'removed' | 'conflict';
  /** The document of a stage that it is from. */
  document: string;
  kind: SectionKind;
  title: string;
}

export interface GatherOptions {
  /** Keys of sections that were changed in both places and are to be taken from the reports. */
  take: ReadonlySet<string>;
  /** The digest of a section with the records that it cites. */
  digest(section: Pick<SectionJson, 'kind' | 'title' | 'content'>, cited: SourceJson[]): string;
}

export interface Gathered {
  snapshot: DocumentSnapshot;
  changes: GatherChange[];
}

/** Chapters, what nobody has placed yet, and appendices; the rest of a work stands in its final part alone. */
const GATHERED: ReadonlySet<SectionKind> = new Set(['chap', 'common', 'applications']);

const isBlank = ({ title, content }: SectionJson): boolean =>
  title.trim() === '' && nodeText(content).trim() === '' && content.content?.length === 1;

const keyOf = ({ document, section }: Pick<SectionOrigin, 'document' | 'section'>): string =>
  `${document} ${section}`;

/** A report with ids of its own in the final document: the same at every gathering. */
const placed = ({ id, snapshot }: GatheredDocument, taken: Set<string>): DocumentSnapshot =>
  withFreshIds(snapshot, taken, (one) => `${one.slice(0, 40)}-${id.slice(-12)}`);

const citedOf = ({ content }: Pick<SectionJson, 'content'>, sources: readonly SourceJson[]) => {
  const cited = citedIn(content);
  return sources.filter(({ id }) => cited.has(id));
};

const recordOf = ({ id: _id, ...record }: SourceJson): string => JSON.stringify(record);

/** Takes the records that a section cites into a list: of equal ones the first stays. */
function takeCited(section: SectionJson, from: readonly SourceJson[], into: SourceJson[]) {
  const to = new Map<string, string>();
  for (const source of citedOf(section, from)) {
    const known = into.find((one) => recordOf(one) === recordOf(source));
    if (known) {
      to.set(source.id, known.id);
      continue;
    }
    const at = into.findIndex(({ id }) => id === source.id);
    if (at === -1) into.push(source);
    else into[at] = source;
  }
  return { ...section, content: withIds(section.content, to) };
}

/** Behind the section gathered before of its kind, or where the standard wants its kind. */
function placeOf(sections: readonly SectionJson[], kind: SectionKind, before: string | null) {
  const behind = sections.findIndex(({ id }) => id === before);
  if (behind !== -1 && sections[behind]?.kind === kind) return behind + 1;
  const rank = SECTION_KINDS.indexOf(kind);
  const later = sections.findIndex((one) => SECTION_KINDS.indexOf(one.kind) > rank);
  return later === -1 ? sections.length : later;
}

/** The final document on its way. */
interface Gathering {
  sections: SectionJson[];
  sources: SourceJson[];
  changes: GatherChange[];
  take: ReadonlySet<string>;
  digestOf(section: SectionJson, sources: readonly SourceJson[]): string;
  /** Whether a section was changed here since it was gathered. */
  isEdited(section: SectionJson): boolean;
}

/** A section of a report, as it is there and as it would stand in the final document. */
interface Candidate {
  report: GatheredDocument;
  original: SectionJson;
  copy: SectionJson;
  /** The records of the report, as they would stand in the final document. */
  sources: readonly SourceJson[];
  /** The section gathered before it. */
  behind: string | null;
}

/** Brings one section; gives its id in the final document. */
function bring(into: Gathering, { report, original, copy, sources, behind }: Candidate): string {
  const place = { document: report.id, section: original.id };
  const key = keyOf(place);
  const there = into.digestOf(original, report.snapshot.sources);
  const index = into.sections.findIndex(({ origin }) => origin && keyOf(origin) === key);
  const now = into.sections[index];
  if (now?.origin?.there === there) return now.id;
  const conflict = now !== undefined && into.isEdited(now);
  const what = conflict ? 'conflict' : now ? 'changed' : 'added';
  const { kind, title } = original;
  into.changes.push({ key, what, document: report.id, kind, title });
  if (now?.origin && conflict && !into.take.has(key)) {
    into.sections[index] = { ...now, origin: { ...now.origin, there } };
    return now.id;
  }
  const { stage: _stage, ...section } = takeCited(copy, sources, into.sources);
  const here = into.digestOf(section, into.sources);
  const next = { ...section, id: now?.id ?? section.id, origin: { ...place, there, here } };
  if (now) into.sections[index] = next;
  else into.sections.splice(placeOf(into.sections, kind, behind), 0, next);
  return next.id;
}

/** Takes away what a report has no more; what was edited here stays as the final document's own. */
function drop(into: Gathering, section: SectionJson, origin: SectionOrigin): void {
  const key = keyOf(origin);
  const isEdited = into.isEdited(section);
  const { kind, title } = section;
  const what = isEdited ? 'conflict' : 'removed';
  into.changes.push({ key, what, document: origin.document, kind, title });
  const { origin: _origin, ...own } = section;
  const stays = isEdited && !into.take.has(key) ? [own] : [];
  into.sections.splice(into.sections.indexOf(section), 1, ...stays);
}

/**
 * The final document with the chapters and appendices of the reports, in the order of the stages, and the
 * sources cited there. A section that was gathered before and was not edited since in the final document
 * becomes as it is in its report; one edited in both places stays, unless it is to be taken.
 */
export function gather(
  target: DocumentSnapshot,
  reports: readonly GatheredDocument[],
  { take, digest }: GatherOptions,
): Gathered {
  const digestOf: Gathering['digestOf'] = ({ kind, title, content }, sources) =>
    digest({ kind, title, content }, citedOf({ content }, sources));
  const into: Gathering = {
    sections: [...target.sections],
    sources: [...target.sources],
    changes: [],
    take,
    digestOf,
    isEdited: (section) => section.origin?.here !== digestOf(section, target.sources),
  };
  const ids = new Set(reports.map(({ id }) => id));
  const own = target.sections.filter(({ origin }) => !origin || !ids.has(origin.document));
  const taken = new Set(idsIn({ sections: own, sources: [] }));
  const present = new Set<string>();
  let behind: string | null = null;
  for (const report of reports) {
    const { sections, sources } = placed(report, taken);
    for (const [at, original] of report.snapshot.sections.entries()) {
      const copy = sections[at];
      if (!copy || !GATHERED.has(original.kind) || isBlank(original)) continue;
      present.add(keyOf({ document: report.id, section: original.id }));
      behind = bring(into, { report, original, copy, sources, behind });
    }
  }
  for (const section of [...into.sections]) {
    const { origin } = section;
    const isGone = origin && ids.has(origin.document) && !present.has(keyOf(origin));
    if (isGone) drop(into, section, origin);
  }
  const isSpare = (one: SectionJson) => one.kind === 'chap' && !one.origin && isBlank(one);
  const isGathered = into.sections.some(({ origin }) => origin);
  const sections = isGathered ? into.sections.filter((one) => !isSpare(one)) : into.sections;
  return { snapshot: { ...target, sections, sources: into.sources }, changes: into.changes };
}
