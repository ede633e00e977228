import { readOn } from './read-on.ts';

/** What a person does when he wants to see another place than the one that he was led to. */
export const OWN_MOVES = ['wheel', 'touchmove', 'keydown', 'pointerdown'] as const;
/** As long as this after the place has been reached, what loads above it pushes it back to it. */
const SETTLES_MS = 5000;

/**
 * Scrolls to the element with this `id` as soon as it is there, and back to it while parts above it
 * load and push it away; until the person scrolls himself. The reading goes there too. Gives what ends
 * it earlier.
 */
export function keepAt(id: string): () => void {
  let settled: number | undefined;
  const stop = () => {
    appears.disconnect();
    grows.disconnect();
    clearTimeout(settled);
    for (const move of OWN_MOVES) removeEventListener(move, stop);
  };
  const lead = () => {
    const target = document.getElementById(id);
    if (!target) return;
    const calm = settled !== undefined || matchMedia('(prefers-reduced-motion: reduce)').matches;
    target.scrollIntoView({ block: 'start', behavior: calm ? 'instant' : 'smooth' });
    appears.disconnect();
    if (settled === undefined) readOn(target);
    settled ??= window.setTimeout(stop, SETTLES_MS);
  };
  const appears = new MutationObserver(lead);
  const grows = new ResizeObserver(lead);
  appears.observe(document.body, { childList: true, subtree: true });
  grows.observe(document.body);
  for (const move of OWN_MOVES) addEventListener(move, stop, { passive: true });
  return stop;
}
