/** Pictures, notes of locks and fonts have arrived by then, ms. */
const SETTLED = 3000;

/** What a person does who looks for his place himself. */
const HAND = ['wheel', 'touchstart', 'pointerdown', 'keydown'] as const;

/**
 * Goes to a section of the document and goes there again whenever the page around it grows, until the page
 * has settled, somebody takes it in hand, or `left` says that it is left.
 */
export function keepInSight(id: string, go: () => void, left?: AbortSignal): void {
  const text = document.getElementById(id)?.closest('.pv-doc');
  const show = () => {
    go();
    const at = document.getElementById(id)?.getBoundingClientRect();
    // on a narrow screen the text itself may stand low, under the notices
    if (at && at.top > window.innerHeight / 2) text?.scrollIntoView({ block: 'nearest' });
  };
  show();
  if (!text || left?.aborted) return;
  const grown = new ResizeObserver(show);
  for (const part of [...text.children, ...(text.parentElement?.children ?? [])]) {
    grown.observe(part);
  }
  const over = new AbortController();
  const end = () => {
    grown.disconnect();
    clearTimeout(timer);
    over.abort();
  };
  const timer = setTimeout(end, SETTLED);
  for (const kind of HAND) {
    window.addEventListener(kind, end, { capture: true, passive: true, signal: over.signal });
  }
  left?.addEventListener('abort', end, { signal: over.signal });
}
