import type { Lack } from '@pv/contract';

/** The name of the field in which something is to be filled in, unique on the page. */
export function lackField(lack: Lack): string {
  const { language, what } = lack;
  return what === 'alt' ? `${language}.${what}.${lack.part}` : `${language}.${what}`;
}

/** Puts the caret into the field of that name; false where it is not on the page yet. */
export function focusField(name: string): boolean {
  const place = document.querySelector<HTMLElement>(`[data-field="${name}"]`);
  const inside = '[contenteditable="true"], input, textarea';
  const field = place?.matches(inside) ? place : place?.querySelector<HTMLElement>(inside);
  field?.focus();
  field?.scrollIntoView({ block: 'center' });
  return Boolean(field);
}
