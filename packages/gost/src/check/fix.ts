import type { DocumentSnapshot } from '@pv/editor-schema';
import { type Finding, findDetails } from './check-document.ts';
import { applyEdits } from './edits/apply-edits.ts';
import type { Edit, TextAddress } from './edits/edit.ts';
import type { CheckContext } from './reading/read-document.ts';

/** Edits of one pass must be of one rank: text moves no blocks, blocks move no sections. */
const RANK: Record<Edit['kind'], number> = {
  text: 0,
  inline: 0,
  unmark: 0,
  attrs: 0,
  splice: 1,
  sectionOrder: 2,
  sectionKind: 2,
  addSection: 2,
};

/**
 * Chooses, in the order given, changes that can be applied to one document together: of the lowest
 * rank present, none touching what another touches. A change is a list of edits, taken whole or not.
 */
export function chooseCompatible<T>(
  changes: readonly T[],
  editsOf: (change: T) => readonly Edit[],
): T[] {
  const rankOf = (change: T): number => Math.max(...editsOf(change).map(({ kind }) => RANK[kind]));
  const lowest = Math.min(...changes.map(rankOf));
  const candidates = changes.filter((change) => rankOf(change) === lowest);
  if (lowest === RANK.sectionOrder) return candidates.slice(0, 1);
  const claims = new Claims();
  return candidates.filter((change) => claims.take(editsOf(change)));
}

/** What is already claimed: ranges by address, and whole nodes. */
class Claims {
  readonly #ranges = new Map<string, [number, number][]>();
  readonly #splices = new Set<string>();

  take(edits: readonly Edit[]): boolean {
    const wanted = edits.map(claimOf);
    if (wanted.some((claim) => this.#taken(claim))) return false;
    for (const { key, from, to, node } of wanted) {
      this.#ranges.set(key, [...(this.#ranges.get(key) ?? []), [from, to]]);
      if (node) this.#splices.add(key);
    }
    return true;
  }

  #taken({ key, from, to, node }: Claim): boolean {
    if (this.#ranges.get(key)?.some((range) => overlap(range, [from, to]))) return true;
    if (!node) return false;
    return [...this.#splices].some(
      (other) => other !== key && (other.startsWith(`${key},`) || key.startsWith(`${other},`)),
    );
  }
}

interface Claim {
  key: string;
  from: number;
  to: number;
  /** True when nodes below are claimed too. */
  node: boolean;
}

function claimOf(edit: Edit): Claim {
  const whole = { from: 0, to: Number.POSITIVE_INFINITY };
  switch (edit.kind) {
    case 'text':
    case 'inline':
    case 'unmark':
      return { key: keyOf(edit.at), from: edit.from, to: edit.to, node: false };
    case 'attrs':
      return { key: `${keyOf(edit.at)}#attrs`, ...whole, node: false };
    case 'splice':
      return { key: keyOf(edit.at), from: edit.from, to: edit.to, node: true };
    default:
      return { key: 'sections', ...whole, node: false };
  }
}

function keyOf(at: TextAddress): string {
  switch (at.kind) {
    case 'source':
      return `source:${at.id}`;
    case 'title':
      return `title:${at.sectionId}`;
    case 'footnote':
      return `footnote:${at.sectionId}:${[...at.path, at.offset].join(',')}`;
    case 'text':
      return ['text', at.sectionId, ...at.path].join(',');
  }
}

/** Ranges that touch are apart, but two insertions at one point are not: their order would be a guess. */
function overlap([aFrom, aTo]: [number, number], [bFrom, bTo]: [number, number]): boolean {
  if (aFrom === aTo && bFrom === bTo) return aFrom === bFrom;
  return aFrom < bTo && bFrom < aTo;
}

/** More passes than any document has needed; a bound, so that two rules at odds cannot run for ever. */
const MAX_PASSES = 40;

/**
 * Mends whatever a machine can mend, or only what is `wanted`, pass after pass, until nothing mendable is left. `fixed` lists
 * the findings in the order in which they were mended, each as it stood in its pass.
 */
export function fixAll(
  snapshot: DocumentSnapshot,
  context: CheckContext = {},
  wanted: (finding: Finding) => boolean = () => true,
): { snapshot: DocumentSnapshot; fixed: Finding[] } {
  const fixed: Finding[] = [];
  let current = snapshot;
  for (let pass = 0; pass < MAX_PASSES; pass += 1) {
    const mendable = findDetails(current, context).filter(
      ({ finding, edits }) => edits.length > 0 && !finding.asked && wanted(finding),
    );
    if (mendable.length === 0) break;
    const chosen = chooseCompatible(mendable, ({ edits }) => edits);
    current = applyEdits(
      current,
      chosen.flatMap(({ edits }) => edits),
    );
    fixed.push(...chosen.map(({ finding }) => finding));
  }
  return { snapshot: current, fixed };
}

/**
 * Mends one finding and gives the new document. Null when it cannot be mended by a machine, or when
 * the document has changed since and the finding is no longer there: nothing is ever mended by guess.
 */
export function fixFinding(
  snapshot: DocumentSnapshot,
  finding: Finding,
  context: CheckContext = {},
): DocumentSnapshot | null {
  if (!finding.fixable) return null;
  const key = keyOfFinding(finding);
  const same = findDetails(snapshot, context, [finding.rule]).find(
    (detail) => keyOfFinding(detail.finding) === key && detail.edits.length > 0,
  );
  return same ? applyEdits(snapshot, same.edits) : null;
}

const keyOfFinding = ({ rule, place, subject, values }: Finding): string =>
  JSON.stringify([rule, place.sectionId, place.path, place.range ?? null, subject, values]);
