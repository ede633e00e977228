import type { NumberKind } from '@pv/contract';

/** What stands in a field of a number: the number, null, or a text that is none. */
export type TypedNumber = number | string | null;

/** How a field shows its value: a sum as «1 500 000», what is no number as it was typed. */
export function shownNumber(kind: NumberKind, value: TypedNumber, locale: string): string {
  if (typeof value !== 'number') return value ?? '';
  if (kind === 'year') return String(value);
  // in every language with spaces: a comma between thousands reads as kopecks once a digit is taken away
  if (kind === 'sum') return value.toLocaleString('ru');
  return value.toLocaleString(locale, { useGrouping: false, maximumFractionDigits: 10 });
}
