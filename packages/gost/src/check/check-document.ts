import type { DocumentSettings, DocumentSnapshot } from '@pv/editor-schema';
import type { FormatProfile, Place } from '../model/document.ts';
import { keptHits } from './by-section.ts';
import type { Edit } from './edits/edit.ts';
import { type CheckContext, type Reading, readDocument } from './reading/read-document.ts';
import { ALL_RULES, type RuleId } from './registry.ts';
import type { Hit, Severity, Standard, Subject } from './rule.ts';
import { REFERENCE_RULES } from './rules/bibliography-references.ts';

/** One breach of a rule in a document, as plain data that can leave a worker. */
export interface Finding {
  rule: RuleId;
  clause: string;
  /** That of the rule, or what the document's profile goes by in its place. */
  standard: Standard | (string & {});
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

/** What only GOST R 7.0.11-2011 wants. */
const OF_DISSERTATIONS: ReadonlySet<RuleId> = new Set<RuleId>([
  'D11-4-abstract',
  'D11-5.1.2-title',
  'D11-5.3.1-intro',
  'D11-5.3.9-figures',
  'D11-5.5.3-terms',
  'D11-5.7.1-illustr-list',
  'D11-9.1.1-autoref-cover',
  'D11-9.1.2-autoref-back',
  'D11-9.2.1-autoref-parts',
]);

/** What a report words otherwise than a dissertation. */
const NOT_OF_DISSERTATIONS: ReadonlySet<RuleId> = new Set<RuleId>([
  'G32-5.5.2-terms-opening',
  'G32-5.6.1-abbr-opening',
  'G32-6.14-terms-form',
  'G32-6.14-terms-order',
  'G32-6.5.1-word-case',
  'V-intro-keywords',
  // clause 5.3 says nothing of bold, and the parts of an introduction are told apart by it
  'G32-6.1.1-bold',
  // a dissertation has no abstract
  'G32-5.3.2.1-keywords-count',
  'G32-5.3.2.1-keywords-from-text',
  'G32-5.3.2.1-typed-volume',
  'G32-5.3.2.2-abstract-length',
  // the title page of clause 5.1.2 has a rule of its own
  'V-title-supervisor',
]);

const NUMBERED: ReadonlySet<RuleId> = new Set<RuleId>([
  'G32-6.4.1-sequence',
  'G32-6.4.3-single-item',
]);

/** Whether a rule is asked of a list of sources by that standard. */
function sourcesFit(rule: RuleId, sourceStyle: DocumentSettings['sourceStyle']): boolean {
  const short = sourceStyle?.standard === '7.0.5-2008';
  return !(short ? OF_RECORDS : OF_REFERENCES).has(rule);
}

/** Whether a rule is asked of a document with that formatting profile. */
function ruleFits(rule: RuleId, { id, form, values }: FormatProfile): boolean {
  if (rule === 'D11-5.3.9-figures') return values.referenceWord === 'capital';
  if (rule === 'G32-6.5.1-word-case' && values.referenceWord === 'capital') return false;
  if (form === 'article') return !OF_WORKS.has(rule) && !OF_DISSERTATIONS.has(rule);
  if (OF_ARTICLES.has(rule)) return false;
  if (!id.startsWith(DISSERTATION)) return !OF_DISSERTATIONS.has(rule);
  return !NOT_OF_DISSERTATIONS.has(rule) && !(form === 'autoreferat' && NUMBERED.has(rule));
}

/** The profile of a dissertation; that of its autoreferat begins alike. */
const DISSERTATION = 'gost-r-7.0.11-2011';

type AnyRule = (typeof ALL_RULES)[number];

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
  const { sourceStyle } = snapshot.settings;
  const off = new Set(context.off);
  const details: Detail[] = [];
  const hitsOf = only ? (rule: AnyRule) => rule.check(reading) : keptHits(reading);
  for (const rule of ALL_RULES) {
    const asked = ruleFits(rule.id, reading.profile) && sourcesFit(rule.id, sourceStyle);
    if (off.has(rule.id) || !asked) continue;
    if (only && !only.includes(rule.id)) continue;
    for (const hit of hitsOf(rule)) details.push(toDetail(rule, hit));
  }
  return sortDetails(details, reading);
}

function toDetail(rule: AnyRule, hit: Hit): Detail {
  const { id, severity, fix } = rule;
  const edits = hit.edits ?? [];
  const { place, subject, values } = hit;
  const { clause, standard } = hit.source ?? rule;
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
