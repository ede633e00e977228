import type { Finding, Severity } from '@pv/gost';
import type { MendScope, ShownFinding } from './protocol.ts';

/**
 * What the standard demands comes first, then what it recommends, then what is asked for in practice.
 * Signs come last: spaces, dashes and quotation marks, of which every text typed by hand is full and
 * which would hide the rest.
 */
const KINDS = ['must', 'should', 'practice', 'signs'] as const satisfies readonly (
  | Severity
  | 'signs'
)[];
export type GroupKind = (typeof KINDS)[number];

export const SIGN_RULES: ReadonlySet<Finding['rule']> = new Set<Finding['rule']>([
  'T-nbsp-initials',
  'T-nbsp-ref',
  'U8-8.3-nobreak',
  'T-double-space',
  'T-number-space',
  'T-short-forms',
  'T-space-before-sign',
  'T-space-after-sign',
  'T-dash',
  'T-range',
  'T-quotes',
]);

const kindOf = ({ finding }: ShownFinding): GroupKind =>
  SIGN_RULES.has(finding.rule) ? 'signs' : finding.severity;

/** All findings of one rule, in reading order. */
export interface RuleGroup {
  rule: Finding['rule'];
  clause: string;
  standard: Finding['standard'];
  findings: ShownFinding[];
}

/** All broken rules of one kind; a rule stands where its first breach is read. */
export interface FindingGroup {
  kind: GroupKind;
  count: number;
  rules: RuleGroup[];
}

/** Groups findings by kind and rule; kinds without findings are left out. */
export function groupFindings(findings: readonly ShownFinding[]): FindingGroup[] {
  return KINDS.flatMap((kind) => {
    const own = findings.filter((shown) => kindOf(shown) === kind);
    return own.length > 0 ? [{ kind, count: own.length, rules: groupByRule(own) }] : [];
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
export function sectionOf({ finding }: Pick<ShownFinding, 'finding'>): string {
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

/** Whether a finding belongs to what is to be mended; everything does without a scope. */
export function isWithin(finding: Finding, scope: MendScope | 'signs' | null): boolean {
  if (scope === null) return true;
  if (scope === 'signs') return SIGN_RULES.has(finding.rule);
  const here = scope.section === null || sectionOf({ finding }) === scope.section;
  return here && finding.rule === scope.rule;
}

/** Stays the same while the finding does, so that a new check does not redraw what is still there. */
export function keyOf({ finding }: ShownFinding, index: number): string {
  const { rule, place } = finding;
  return `${rule}:${place.sectionId}:${place.path.join('.')}:${place.range?.join('-') ?? index}`;
}
