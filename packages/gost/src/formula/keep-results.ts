/** A document is written anew after each edit, and its formulas are nearly always the same. */
const MOST_KEPT = 2000;

/**
 * Wraps a pure function of a text so that recent results are kept. When the store is full, the oldest
 * result goes.
 */
export function keepResults<T>(compute: (text: string) => T): (text: string) => T {
  const kept = new Map<string, T>();
  return (text) => {
    const known = kept.get(text);
    if (known !== undefined || kept.has(text)) return known as T;
    const result = compute(text);
    if (kept.size >= MOST_KEPT) kept.delete(kept.keys().next().value ?? '');
    kept.set(text, result);
    return result;
  };
}
