import { diffArrays } from 'diff';

/** How an element of one list stands to the other list. */
export type Aligned<T> =
  | { state: 'same' | 'changed'; before: T; after: T }
  | { state: 'removed'; before: T }
  | { state: 'added'; after: T };

export interface Alignment<T> {
  /** Equal elements have equal keys. */
  key: (element: T) => string;
  /** Whether the second is the first one rewritten. */
  alike: (before: T, after: T) => boolean;
}

/** Beyond so many changed elements the lists are taken for different ones. */
const MOST_CHANGES = 2000;
/** How far ahead the rewritten form of an element is looked for. */
const LOOKAHEAD = 8;

/** Elements between two equal ones: those that were rewritten are paired in order. */
function pairUp<T>(
  before: readonly T[],
  after: readonly T[],
  alike: Alignment<T>['alike'],
): Aligned<T>[] {
  const found: Aligned<T>[] = [];
  let next = 0;
  for (const old of before) {
    const ahead = after.slice(next, next + LOOKAHEAD).findIndex((one) => alike(old, one));
    const partner = ahead < 0 ? undefined : after[next + ahead];
    if (partner === undefined) {
      found.push({ state: 'removed', before: old });
      continue;
    }
    for (const fresh of after.slice(next, next + ahead))
      found.push({ state: 'added', after: fresh });
    found.push({ state: 'changed', before: old, after: partner });
    next += ahead + 1;
  }
  for (const fresh of after.slice(next)) found.push({ state: 'added', after: fresh });
  return found;
}

/** Lays two lists side by side: what is the same, what was rewritten, what went and what came. */
export function align<T>(
  before: readonly T[],
  after: readonly T[],
  { key, alike }: Alignment<T>,
): Aligned<T>[] {
  const runs = diffArrays(before.map(key), after.map(key), { maxEditLength: MOST_CHANGES });
  if (!runs) return pairUp(before, after, alike);
  const found: Aligned<T>[] = [];
  let [old, fresh] = [0, 0];
  let [removed, added]: [T[], T[]] = [[], []];
  const flush = () => {
    found.push(...pairUp(removed, added, alike));
    [removed, added] = [[], []];
  };
  for (const run of runs) {
    const count = run.value.length;
    if (run.removed) removed.push(...before.slice(old, old + count));
    else if (run.added) added.push(...after.slice(fresh, fresh + count));
    else {
      flush();
      before.slice(old, old + count).forEach((one, at) => {
        found.push({ state: 'same', before: one, after: after[fresh + at] ?? one });
      });
    }
    if (!run.added) old += count;
    if (!run.removed) fresh += count;
  }
  flush();
  return found;
}
