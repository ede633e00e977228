import { useEffect } from 'react';
import { useLiveDocument, useLoaded } from '../../../editor/shell/DocumentContext.tsx';
import { scrollText } from '../../../editor/shell/scroll-to.ts';

/** What somebody does who reads on from there, or goes elsewhere. */
const DEEDS = ['wheel', 'touchstart', 'pointerdown', 'keydown'] as const;

/** Scrolls a sheet to the top of its text, and holds it there until somebody does anything. */
function holdAtTop(text: Element, sheet: Element): () => void {
  const place = () => scrollText(text, sheet, 'start');
  place();
  // sheets have their height only once they are near the window
  const heights = new ResizeObserver(place);
  for (let one = sheet.previousElementSibling; one; one = one.previousElementSibling) {
    heights.observe(one);
  }
  const listening = new AbortController();
  const stop = () => {
    heights.disconnect();
    listening.abort();
  };
  for (const deed of DEEDS) {
    window.addEventListener(deed, stop, { signal: listening.signal, capture: true, passive: true });
  }
  return stop;
}

/**
 * Opens the demo at its introduction: what a visitor is asked to try is done in the text, and the title
 * page would take his first screen. The page around the demo stays where it is.
 */
export function OpenAtText() {
  const live = useLiveDocument();
  const loaded = useLoaded();
  useEffect(() => {
    const intro = loaded ? live.sections().find(({ kind }) => kind === 'intro') : undefined;
    const sheet = intro ? document.getElementById(`section-${intro.id}`) : null;
    const text = sheet?.closest('.pv-doc');
    if (sheet && text) return holdAtTop(text, sheet);
  }, [live, loaded]);
  return null;
}
