import type { DocumentSettings, DocumentSnapshot } from '@pv/editor-schema';
import type { Place } from '../model/document.ts';
import { isArticleProfile } from '../model/profiles.ts';
import type { Edit } from './edits/edit.ts';
import { type CheckContext, type Reading, readDocument } from './reading/read-document.ts';
import { ALL_RULES, type RuleId } from './registry.ts';
import type { Hit, Severity, Standard, Subject } from './rule.ts';
import { REFERENCE_RULES } from './rules/bibliography-references.ts';

/** One breach of a rule in a document, as plain data that can leave a worker. */
export interface Finding {
  rule: RuleId;
  clause: string;
  standard: Standard;
  severity: Severity;
  /** For a title: the section with an empty path; for what is in no section: an empty section id. */
  place: Place;
  subject: Subject;
  /** For the placeholders of the message. */
  values: Record<string, string | number>;
  /** True when `fixFinding` can mend it. */
  fixable: boolean;
  /** It is mended only where the writer asks for it, never with others. */
  asked?: true;
}

/** What only an article has to have. */
const OF_ARTICLES: ReadonlySet<RuleId> = new Set<RuleId>([
  'R707-parts',
  'R707-udc',
  'R707-keywords',
  'R707-abstract',
  'R707-english',
]);

/** What a report or a thesis has to have and an article has not: its parts, numbers of sections, its tone. */
const OF_WORKS: ReadonlySet<RuleId> = new Set<RuleId>([
  'G32-4-required',
  'G32-4-sources-practice',
  'G32-5.3.2.1-keywords-count',
  'G32-5.3.2.2-abstract-length',
  'G32-6.2.1-struct-kind',
  'G32-5.5.2-terms-opening',
  'G32-5.6.1-abbr-opening',
  'G32-5.6.2-abbr-needed',
  'G32-5.6.3-abbr-inline',
  'G32-6.4.1-sequence',
  'G32-6.4.3-single-item',
  'V-intro-keywords',
  'V-intro-whole',
  'V-title-supervisor',
  'G32-5.3.2.1-typed-volume',
  'V-heading-not-adjacent',
]);

/** What records of GOST R 7.0.100-2018 have and short references have otherwise. */
const OF_RECORDS: ReadonlySet<RuleId> = new Set<RuleId>([
  'B100-4.6.2-area-sep',
  'B100-4.6.4-dot-instead',
  'B100-heading-comma',
  'B100-5.2-no-GMD',
  'B100-5.2.6.8-authors-1-3',
  'B100-5.2.6.8-authors-4',
  'B100-5.2.6.8-authors-5',
  'B100-5.5-place',
  'B100-5.8.6.4-url',
  'B100-5.8.6.4-url-word',
  'B100-5.10-content-type',
  'B100-5.10-match',
  'B100-7-component',
  'B100-patent-2020',
  'B100-thesis-name',
]);

/** What is asked of a list of short references only. */
const OF_REFERENCES: ReadonlySet<RuleId> = new Set<RuleId>(
  REFERENCE_RULES.map(({ id }) => id).filter((id) => id !== 'R05-11.4-archive'),
);

/** Whether a rule is asked of a document with that formatting profile and standard of sources. */
function ruleFits(rule: RuleId, { profile, sourceStyle }: DocumentSettings): boolean {
  const short = sourceStyle?.standard === '7.0.5-2008';
  if ((short ? OF_RECORDS : OF_REFERENCES).has(rule)) return false;
  return !(isArticleProfile(profile) ? OF_WORKS : OF_ARTICLES).has(rule);
}

/** A finding with the edits that mend it; none when the writer must. */
interface Detail {
  finding: Finding;
  edits: readonly Edit[];
}

/** Runs the rules, or only those named in `only`, and sorts what they find into reading order. */
export function findDetails(
  snapshot: DocumentSnapshot,
  context: CheckContext,
  only: readonly RuleId[] | null = null,
): Detail[] {
  const reading = readDocument(snapshot, context);
  const off = new Set(context.off);
  const details: Detail[] = [];
  for (const rule of ALL_RULES) {
    if (off.has(rule.id) || !ruleFits(rule.id, snapshot.settings)) continue;
    if (only && !only.includes(rule.id)) continue;
    for (const hit of rule.check(reading)) details.push(toDetail(rule, hit));
  }
  return sortDetails(details, reading);
}

function toDetail(rule: (typeof ALL_RULES)[number], hit: Hit): Detail {
  const { id, clause, standard, severity, fix } = rule;
  const edits = hit.edits ?? [];
  const { place, subject, values } = hit;
  const finding = { rule: id, clause, standard, severity, place, subject, values };
  const fixable = edits.length > 0;
  return { finding: { ...finding, fixable, ...(fix === 'asked' && { asked: true }) }, edits };
}

function sortDetails(details: Detail[], { sections, snapshot }: Reading): Detail[] {
  const sectionRank = new Map(sections.map(({ section }, index) => [section.id, index]));
  const sourceRank = new Map(snapshot.sources.map(({ id }, index) => [id, index]));
  const keyOf = ({ place, subject }: Finding): number[] => {
    if (subject.kind === 'source') return [sections.length, sourceRank.get(subject.id) ?? 0];
    const rank = sectionRank.get(place.sectionId) ?? -1;
    return [rank, ...place.path, ...(place.range ?? [])];
  };
  return details
    .map((detail) => ({ detail, key: keyOf(detail.finding) }))
    .sort((a, b) => compareKeys(a.key, b.key))
    .map(({ detail }) => detail);
}

function compareKeys(a: readonly number[], b: readonly number[]): number {
  const length = Math.max(a.length, b.length);
  for (let i = 0; i < length; i += 1) {
    const difference = (a[i] ?? -1) - (b[i] ?? -1);
    if (difference !== 0) return difference;
  }
  return 0;
}

/**
 * Checks a document against every rule that is not switched off. Findings come in reading order;
 * those about the document as a whole first, those about the list of sources last.
 */
export function checkDocument(snapshot: DocumentSnapshot, context: CheckContext = {}): Finding[] {
  return findDetails(snapshot, context).map(({ finding }) => finding);
}
