/** A dialog of the library gives the focus back so long after it was closed, ms. */
const FOCUS_BACK = 10;

/**
 * Tells once a dialog has left the page, and the focus has gone to what had it before, if that is still
 * there. Gives how to stop waiting.
 */
export function whenGone(dialog: Element, tell: () => void): () => void {
  let due: number | undefined;
  const leaves = new MutationObserver(() => {
    if (dialog.isConnected) return;
    leaves.disconnect();
    due = window.setTimeout(tell, FOCUS_BACK * 2);
  });
  leaves.observe(document.body, { childList: true, subtree: true });
  return () => {
    leaves.disconnect();
    clearTimeout(due);
  };
}
