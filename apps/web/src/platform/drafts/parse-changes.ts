import type { KeptChanges } from '../autosave/types.ts';
import { parseKept } from './parse-kept.ts';

function isChange(kept: unknown): kept is { value: unknown; from: unknown[] } {
  return (
    typeof kept === 'object' &&
    kept !== null &&
    'value' in kept &&
    'from' in kept &&
    Array.isArray(kept.from)
  );
}

/**
 * The changes of a form that saves itself, kept on this device with what they were typed over, as far as
 * they still fit its fields.
 */
export function parseChanges<F extends object>(kept: string | null, fields: F): KeptChanges<F> {
  try {
    const stored: unknown = JSON.parse(kept ?? 'null');
    if (typeof stored !== 'object' || stored === null) return {};
    const changes = Object.entries(stored).filter(([, change]) => isChange(change));
    const values = Object.fromEntries(changes.map(([name, { value }]) => [name, value]));
    const fitting = parseKept(JSON.stringify(values), fields);
    return Object.fromEntries(changes.filter(([name]) => name in fitting)) as KeptChanges<F>;
  } catch {
    return {};
  }
}
