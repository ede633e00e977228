interface Placed {
  id: string;
  order: number;
}

const among = (ids: readonly string[], known: ReadonlySet<string>) =>
  ids.filter((id) => known.has(id));
const same = (a: readonly string[], b: readonly string[]) => a.join('\n') === b.join('\n');

/** `now` with the members of `order` in the places that they hold together, in the order given. */
function rearranged(now: readonly string[], order: readonly string[]): string[] {
  const moved = new Set(order);
  const next = order[Symbol.iterator]();
  return now.map((id) => (moved.has(id) ? (next.next().value ?? id) : id));
}

/**
 * The order of a document's sections after somebody has sent some of them with theirs. A new one stands
 * after the one it was sent behind. Places are changed as sent when they differ from `base` and nobody
 * else has changed them meanwhile; without a base they stay.
 */
export function orderSections(
  now: readonly string[],
  base: readonly string[] | null,
  sent: readonly Placed[],
): string[] {
  const asked = sent.toSorted((a, b) => a.order - b.order).map(({ id }) => id);
  const present = new Set(now);
  const old = asked.filter((id) => present.has(id) && (base?.includes(id) ?? false));
  const both = new Set(old);
  const before = base ? among(base, both) : [];
  const free = base !== null && same(before, among(now, both)) && !same(before, old);
  const result = free ? rearranged(now, old) : [...now];
  for (const [at, id] of asked.entries()) {
    if (present.has(id)) continue;
    const behind = asked[at - 1];
    result.splice(behind === undefined ? 0 : result.indexOf(behind) + 1, 0, id);
  }
  return result;
}
