import { focusQuietly } from '../../ui/focus.ts';

/** Those of a text that is being written belong to its editor. */
const HEADING = ':is(h1, h2, h3, h4, h5, h6):not([contenteditable] *)';

/**
 * Lets the reading go on at a place of a page: at its first heading, where it has one. The page stays where
 * it stands, as the router leads it to the place that is to be seen.
 */
export function readFrom(place: HTMLElement): void {
  const heading = place.matches(HEADING) ? place : place.querySelector<HTMLElement>(HEADING);
  focusQuietly(heading ?? place, { still: true });
}
