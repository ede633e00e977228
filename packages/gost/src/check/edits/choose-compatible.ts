import type { Edit, TextAddress } from './edit.ts';

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
