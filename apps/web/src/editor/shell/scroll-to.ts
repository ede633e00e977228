/** So much of the text must be in the window for the page to stay where it is, px. */
const ENOUGH = 160;

function mostlyHidden(box: DOMRect): boolean {
  const shown = Math.min(box.bottom, window.innerHeight) - Math.max(box.top, 0);
  return shown < Math.min(ENOUGH, box.height);
}

/** Scrolls the text of the document alone to an element of it. */
export function scrollText(text: Element, target: Element, block: 'start' | 'center'): void {
  const [box, at] = [text.getBoundingClientRect(), target.getBoundingClientRect()];
  const margin = Number.parseFloat(getComputedStyle(target).scrollMarginTop) || 0;
  const spare = block === 'center' ? Math.max(0, (box.height - at.height) / 2) : margin;
  text.scrollTop += at.top - box.top - spare;
}

/**
 * Scrolls the text of the document to an element; the page around it stays, unless the text is out of the
 * window. An element that is in no text is scrolled to as usual.
 */
export function scrollTo(target: Element, block: 'start' | 'center'): void {
  const text = target.closest('.pv-doc');
  if (!text) {
    target.scrollIntoView({ block });
    return;
  }
  scrollText(text, target, block);
  if (mostlyHidden(text.getBoundingClientRect())) text.scrollIntoView({ block: 'nearest' });
}
