/** What the choice of an edition to compare with reads of each. */
export interface Comparable {
  number: number;
  round: number;
  approved_at: string | null;
}

/**
 * The edition that another one is compared with. A reviewer has read what he decided on, so for him it
 * is the last of those before it. For the others it is the last approved one before it; where nothing
 * was approved yet, the last one of an earlier round, which came back. Null where there is none.
 * @param heads the editions of one section, newest first
 * @param decided the numbers of those that the reader's role has decided on; null for who does not review
 */
export function baseOf<E extends Comparable>(
  heads: readonly E[],
  edition: E,
  decided: ReadonlySet<number> | null,
): E | null {
  const before = heads.filter(({ number }) => number < edition.number);
  if (decided) return before.find(({ number }) => decided.has(number)) ?? null;
  const approved = before.find(({ approved_at }) => approved_at !== null);
  return approved ?? before.find(({ round }) => round < edition.round) ?? null;
}
