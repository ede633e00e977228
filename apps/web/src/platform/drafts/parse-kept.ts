const sameKind = (one: unknown, other: unknown) =>
  one === null || other === null || typeof one === typeof other;

/** The changes of a form that were kept on this device, as far as they still fit its fields. */
export function parseKept<F extends object>(kept: string | null, fields: F): Partial<F> {
  try {
    const stored: unknown = JSON.parse(kept ?? 'null');
    if (typeof stored !== 'object' || stored === null) return {};
    const known = new Map<string, unknown>(Object.entries(fields));
    const fitting = Object.entries(stored).filter(
      ([name, value]) =>
        known.has(name) &&
        sameKind(known.get(name), value) &&
        Array.isArray(known.get(name)) === Array.isArray(value),
    );
    return Object.fromEntries(fitting) as Partial<F>;
  } catch {
    return {};
  }
}
