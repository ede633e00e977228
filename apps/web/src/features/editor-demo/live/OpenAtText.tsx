import { useEffect } from 'react';
import { useLiveDocument, useLoaded } from '../../../editor/shell/DocumentContext.tsx';
import { scrollText } from '../../../editor/shell/go-to-place.ts';

/** What somebody does in the editor who reads on from there, or goes elsewhere in it. */
const DEEDS = ['wheel', 'touchstart', 'pointerdown', 'keydown'] as const;

/**
 * Scrolls a sheet to the top of its text, and holds it there until somebody does anything in the editor: what
 * leads to it on the page around is pressed while sheets are still being laid out.
 */
function holdAtTop(text: HTMLElement, sheet: Element): () => void {
  // two that keep the place would each make good for the same change
  text.style.overflowAnchor = 'none';
  const place = () => scrollText(text, sheet, 'start');
  place();
  // sheets have their height only once they are near the window
  const heights = new ResizeObserver(place);
  for (let one = sheet.previousElementSibling; one; one = one.previousElementSibling) {
    heights.observe(one);
  }
  const listening = new AbortController();
  const stop = () => {
    text.style.overflowAnchor = '';
    heights.disconnect();
    listening.abort();
  };
  const editor = text.closest('[role="group"]') ?? text;
  for (const deed of DEEDS) {
    editor.addEventListener(deed, stop, { signal: listening.signal, capture: true, passive: true });
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
    const text = sheet?.closest<HTMLElement>('.pv-doc');
    if (sheet && text) return holdAtTop(text, sheet);
  }, [live, loaded]);
  return null;
}
