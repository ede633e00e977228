/** Elements of a fragment by a selector, as they stood when asked. */
export const all = (root: ParentNode, selector: string): HTMLElement[] => [
  ...root.querySelectorAll<HTMLElement>(selector),
];

/** Puts the children of an element in its place. */
export function unwrap(element: Element): void {
  element.replaceWith(...element.childNodes);
}

/** Gives an element another name; children stay, of attributes only those named. */
export function rename(element: Element, tag: string, kept: readonly string[] = []): HTMLElement {
  const named = element.ownerDocument.createElement(tag);
  for (const name of kept) {
    const value = element.getAttribute(name);
    if (value !== null) named.setAttribute(name, value);
  }
  named.append(...element.childNodes);
  element.replaceWith(named);
  return named;
}

/** Whether an element shows nothing: no word, no picture, no table. */
export function isBlank(element: Element): boolean {
  return !element.textContent?.trim() && !element.querySelector('img, table, figure, hr');
}

/** Marks an element so that the schema reads an attribute from it, see `carried`. */
export function carry(element: Element, name: string, value: unknown): void {
  element.setAttribute(`data-${name}`, JSON.stringify(value));
}
