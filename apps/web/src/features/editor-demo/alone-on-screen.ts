/**
 * Makes everything of the page but an element and what it is in unreachable, for as long as it covers
 * the window; dialogs, which are drawn outside of the page, stay. Gives how to end it.
 */
export function aloneOnScreen(element: Element): () => void {
  const hidden: HTMLElement[] = [];
  let at = element;
  while (at.parentElement && at.parentElement !== document.body) {
    for (const other of at.parentElement.children) {
      if (other === at || !(other instanceof HTMLElement) || other.inert) continue;
      other.inert = true;
      hidden.push(other);
    }
    at = at.parentElement;
  }
  return () => {
    for (const other of hidden) other.inert = false;
  };
}
