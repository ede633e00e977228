import type { ApplicationField } from '@pv/contract';

/** What stands in a field, in words. */
export function shownValue({
  value,
  options,
}: Pick<ApplicationField, 'value' | 'options'>): string {
  if (typeof value !== 'string') return value.map((row) => row.join(' · ')).join('\n');
  return options.find(({ code }) => code === value)?.title ?? value;
}
