/** The nearest element around that scrolls; null where the page itself does. */
export function scrollParent(element: Element): Element | null {
  for (let parent = element.parentElement; parent; parent = parent.parentElement) {
    if (/auto|scroll/.test(getComputedStyle(parent).overflowY)) {
      return parent === document.documentElement || parent === document.body ? null : parent;
    }
  }
  return null;
}
