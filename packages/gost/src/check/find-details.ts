import type { DocumentSnapshot } from '@pv/editor-schema';
import type { CheckContext } from './check-context.ts';
import type { Edit } from './edits/edit.ts';
import type { Finding } from './finding.ts';
import { type Reading, readDocument } from './reading/read-document.ts';
import { ALL_RULES, type RuleId } from './registry.ts';
import type { Hit } from './rule.ts';
import { ruleFits } from './rules-of-form.ts';

/** A finding with the edits that mend it; none when the writer must. */
export interface Detail {
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
    if (off.has(rule.id) || !ruleFits(rule.id, snapshot.settings.profile)) continue;
    if (only && !only.includes(rule.id)) continue;
    for (const hit of rule.check(reading)) details.push(toDetail(rule, hit));
  }
  return sortDetails(details, reading);
}

function toDetail(rule: (typeof ALL_RULES)[number], hit: Hit): Detail {
  const { id, clause, standard, severity } = rule;
  const edits = hit.edits ?? [];
  const { place, subject, values } = hit;
  const finding = { rule: id, clause, standard, severity, place, subject, values };
  return { finding: { ...finding, fixable: edits.length > 0 }, edits };
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
