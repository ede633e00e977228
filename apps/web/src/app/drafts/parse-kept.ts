import type { KeptChanges } from '../../ui/autosave/types.ts';

const sameKind = (one: unknown, other: unknown) =>
  one === null ||
  other === null ||
  (typeof one === typeof other && Array.isArray(one) === Array.isArray(other));

function isChange(kept: unknown, now: unknown): boolean {
  if (typeof kept !== 'object' || kept === null || !('value' in kept) || !('from' in kept)) {
    return false;
  }
  return sameKind(kept.value, now) && Array.isArray(kept.from);
}

/** The changes of a form that were kept on this device, as far as they still fit its fields. */
export function parseKept<F extends object>(kept: string | null, fields: F): KeptChanges<F> {
  try {
    const stored: unknown = JSON.parse(kept ?? 'null');
    if (typeof stored !== 'object' || stored === null) return {};
    const known = new Map<string, unknown>(Object.entries(fields));
    const fitting = Object.entries(stored).filter(
      ([name, change]) => known.has(name) && isChange(change, known.get(name)),
    );
    return Object.fromEntries(fitting) as KeptChanges<F>;
  } catch {
    return {};
  }
}
