/** What the choice of an edition to compare with reads of each. */
export interface Comparable {
  number: number;
  round: number;
  approved_at: string | null;
}

/**
 * The edition that another one is usually compared with: the last approved one before it; where
 * nothing was approved yet, the last one of an earlier round, which came back. Null for the first.
 * @param heads the editions of one section, newest first
 */
export function usualBase<E extends Comparable>(heads: readonly E[], edition: E): E | null {
  const before = heads.filter(({ number }) => number < edition.number);
  const approved = before.find(({ approved_at }) => approved_at !== null);
  return approved ?? before.find(({ round }) => round < edition.round) ?? null;
}
