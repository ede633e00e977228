/** Scrolls the text of the document alone to an element of it. */
export function scrollText(text: Element, target: Element, block: 'start' | 'center'): void {
  const [box, at] = [text.getBoundingClientRect(), target.getBoundingClientRect()];
  const margin = Number.parseFloat(getComputedStyle(target).scrollMarginTop) || 0;
  const spare = block === 'center' ? Math.max(0, (box.height - at.height) / 2) : margin;
  text.scrollTop += at.top - box.top - spare;
}
