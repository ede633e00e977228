/** What is marked, and how much it weighs beside the others. */
export interface Weighted {
  id: string;
  weight: number;
}

/** Marks of one member by criterion; null where he has given none. */
export type MemberMarks = Readonly<Record<string, number | null>>;

/** From how many members on the highest and the lowest result are left out. */
export const TRIMMED_FROM = 5;

const mean = (values: readonly number[]) =>
  values.reduce((sum, value) => sum + value, 0) / values.length;

/** The weighted mean of one member's marks, or null while one of them is missing. */
export function memberResult(criteria: readonly Weighted[], marks: MemberMarks): number | null {
  const total = criteria.reduce((sum, { weight }) => sum + weight, 0);
  let sum = 0;
  for (const { id, weight } of criteria) {
    const mark = marks[id];
    if (mark === null || mark === undefined) return null;
    sum += mark * weight;
  }
  return total > 0 ? sum / total : null;
}

/**
 * The result of a work: the mean of its members' results, to two places; with `trimmed` and at least
 * five of them without the highest and the lowest. Members who have not marked everything do not count.
 */
export function workResult(
  criteria: readonly Weighted[],
  members: readonly MemberMarks[],
  trimmed: boolean,
): { result: number | null; counted: number } {
  const results = members
    .map((marks) => memberResult(criteria, marks))
    .filter((result) => result !== null)
    .sort((one, other) => one - other);
  if (results.length === 0) return { result: null, counted: 0 };
  const kept = trimmed && results.length >= TRIMMED_FROM ? results.slice(1, -1) : results;
  return { result: Math.round(mean(kept) * 100) / 100, counted: kept.length };
}

/**
 * Places by result, the best first; equal results share a place, the next one is left out. `place` of a
 * work is the chair's decision between such works: once all of them have one, it puts them in order among
 * themselves.
 */
export function placesOf(
  works: readonly { id: string; result: number | null; place: number | null }[],
): Map<string, { place: number; shared: boolean }> {
  const ranked = works.filter(({ result }) => result !== null);
  const better = (one: number | null, other: number | null) => (one ?? 0) > (other ?? 0);
  return new Map(
    ranked.map(({ id, result, place }) => {
      const counted = 1 + ranked.filter((other) => better(other.result, result)).length;
      const equals = ranked.filter((other) => other.result === result);
      const decided = equals.every((other) => other.place !== null);
      const rank = (of: number | null) => (decided ? (of ?? 0) : 0);
      const before = equals.filter((other) => rank(other.place) < rank(place)).length;
      const beside = equals.filter((other) => rank(other.place) === rank(place)).length;
      return [id, { place: counted + before, shared: beside > 1 }];
    }),
  );
}
