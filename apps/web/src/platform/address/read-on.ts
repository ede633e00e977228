import { readFrom } from './read-from.ts';

/**
 * Leads the reading to a place that has come after its page: of whoever still stands where the page begins
 * and has gone nowhere himself.
 */
export function readOn(place: HTMLElement, page: Pick<Document, 'activeElement'> = document): void {
  if (page.activeElement?.matches('#content, #content h1')) readFrom(place);
}
