/** So much above and below the window counts as near it, in heights of the window. */
const AROUND = 2;
/** Where the window stands is looked at again so soon after it has moved, ms. */
const SOON = 60;

/** The block of a text in which a point of a range stands. */
const blockAt = (node: Node): Element | null =>
  (node instanceof Element ? node : node.parentElement)?.closest('.pv-text > *') ?? null;

/**
 * Whether a sheet of the document is in the window. Nothing inside one that is not may be measured: the browser
 * would lay it out for that.
 */
export function isSeen(sheet: Element): boolean {
  const { top, bottom } = sheet.getBoundingClientRect();
  return bottom >= 0 && top <= window.innerHeight;
}

/** Whether a range in a sheet that is seen stands in the window or near it. */
export function isNear({ startContainer, endContainer }: Range): boolean {
  const first = blockAt(startContainer);
  const last = blockAt(endContainer);
  if (!first || !last) return false;
  const room = window.innerHeight * AROUND;
  return (
    last.getBoundingClientRect().bottom >= -room &&
    first.getBoundingClientRect().top <= window.innerHeight + room
  );
}

/** Calls soon after something else of the sheets that are watched is seen; on paper all of it is. */
export function followSight(look: (onPaper: boolean) => void) {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const soon = () => {
    timer ??= setTimeout(() => {
      timer = undefined;
      look(false);
    }, SOON);
  };
  // sheets come into the window without a scroll where those above them shrink
  const coming =
    typeof IntersectionObserver === 'undefined' ? null : new IntersectionObserver(soon);
  document.addEventListener('scroll', soon, { capture: true, passive: true });
  window.addEventListener('resize', soon);
  const print = () => look(true);
  window.addEventListener('beforeprint', print);
  window.addEventListener('afterprint', soon);
  return {
    /** Follows these sheets instead of those of before. */
    watch(sheets: Iterable<Element>) {
      coming?.disconnect();
      for (const sheet of sheets) coming?.observe(sheet);
    },
    stop() {
      clearTimeout(timer);
      coming?.disconnect();
      document.removeEventListener('scroll', soon, { capture: true });
      window.removeEventListener('resize', soon);
      window.removeEventListener('beforeprint', print);
      window.removeEventListener('afterprint', soon);
    },
  };
}
