import { focusQuietly, isFocusLost } from '../../ui/focus.ts';

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

/**
 * Leads the reading to a place that has come after its page: of whoever still stands where the page begins
 * and has gone nowhere himself.
 */
export function readOn(place: HTMLElement, page: Pick<Document, 'activeElement'> = document): void {
  if (page.activeElement?.matches('#content, #content h1')) readFrom(place);
}

/** Lets the reading go on where the open page begins, if nothing has the focus. */
export function readPage(
  page: Pick<Document, 'activeElement' | 'body' | 'getElementById'> = document,
): void {
  if (!isFocusLost(page)) return;
  const main = page.getElementById('content');
  focusQuietly(main?.querySelector('h1') ?? main, { still: true });
}

const isCalm = (): boolean => matchMedia('(prefers-reduced-motion: reduce)').matches;

/** Scrolls to a place of the page, smoothly but for whoever wants no motion. */
export function scrollToPlace(place: Element): void {
  place.scrollIntoView({ block: 'start', behavior: isCalm() ? 'instant' : 'smooth' });
}

/** What a person does when he wants to see another place than the one that he was led to. */
export const OWN_MOVES = ['wheel', 'touchmove', 'keydown', 'pointerdown'] as const;
/** As long as this after the place has been reached, what loads above it pushes it back to it. */
const SETTLES_MS = 5000;

/**
 * Scrolls smoothly to the element with this `id` as soon as it is there and, once it was reached, back to
 * it at once while parts above it load and push it away; until the person scrolls himself. The reading goes
 * there too. Gives what ends it earlier.
 */
export function keepAt(id: string): () => void {
  let settled: number | undefined;
  let reached = isCalm();
  const reach = () => {
    reached = true;
  };
  const stop = () => {
    appears.disconnect();
    grows.disconnect();
    clearTimeout(settled);
    removeEventListener('scrollend', reach);
    for (const move of OWN_MOVES) removeEventListener(move, stop);
  };
  const lead = () => {
    const target = document.getElementById(id);
    if (!target) return;
    target.scrollIntoView({ block: 'start', behavior: reached ? 'instant' : 'smooth' });
    appears.disconnect();
    if (settled === undefined) {
      readOn(target);
      addEventListener('scrollend', reach, { once: true });
    }
    settled ??= window.setTimeout(stop, SETTLES_MS);
  };
  const appears = new MutationObserver(lead);
  const grows = new ResizeObserver(lead);
  appears.observe(document.body, { childList: true, subtree: true });
  grows.observe(document.body);
  for (const move of OWN_MOVES) addEventListener(move, stop, { passive: true });
  return stop;
}
