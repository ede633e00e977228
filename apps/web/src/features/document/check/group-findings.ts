import type { Finding, Severity } from '@pv/gost';
import type { ShownFinding } from './protocol.ts';

/** What the standard demands comes first, then what it recommends, then what is asked for in practice. */
export const SEVERITIES: readonly Severity[] = ['must', 'should', 'practice'];

/** All findings of one rule, in reading order. */
export interface RuleGroup {
  rule: Finding['rule'];
  clause: string;
  standard: Finding['standard'];
  findings: ShownFinding[];
}

/** All rules of one severity that are broken; a rule stands where its first breach is read. */
export interface SeverityGroup {
  severity: Severity;
  count: number;
  rules: RuleGroup[];
}

/** Groups findings by severity and rule; severities without findings are left out. */
export function groupFindings(findings: readonly ShownFinding[]): SeverityGroup[] {
  return SEVERITIES.flatMap((severity) => {
    const own = findings.filter(({ finding }) => finding.severity === severity);
    return own.length > 0 ? [{ severity, count: own.length, rules: groupByRule(own) }] : [];
  });
}

function groupByRule(findings: readonly ShownFinding[]): RuleGroup[] {
  const groups = new Map<string, RuleGroup>();
  for (const shown of findings) {
    const { rule, clause, standard } = shown.finding;
    const group = groups.get(rule);
    if (group) group.findings.push(shown);
    else groups.set(rule, { rule, clause, standard, findings: [shown] });
  }
  return [...groups.values()];
}

/** Stands for the section id of findings about the list of sources and about the document as a whole. */
export const NO_SECTION = { sources: '*sources', document: '*document' } as const;

/** The id of the section that a finding belongs to, or one of `NO_SECTION`. */
export function sectionOf({ finding }: ShownFinding): string {
  if (finding.subject.kind === 'source') return NO_SECTION.sources;
  return finding.place.sectionId || NO_SECTION.document;
}

/** How many findings each section has, in reading order of the findings. */
export function countBySection(findings: readonly ShownFinding[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const shown of findings) {
    const id = sectionOf(shown);
    counts.set(id, (counts.get(id) ?? 0) + 1);
  }
  return counts;
}

/** The findings of one section; all of them for null. */
export function inSection(
  findings: readonly ShownFinding[],
  sectionId: string | null,
): readonly ShownFinding[] {
  if (sectionId === null) return findings;
  return findings.filter((shown) => sectionOf(shown) === sectionId);
}

/** Stays the same while the finding does, so that a new check does not redraw what is still there. */
export function keyOf({ finding }: ShownFinding, index: number): string {
  const { rule, place } = finding;
  return `${rule}:${place.sectionId}:${place.path.join('.')}:${place.range?.join('-') ?? index}`;
}
