/** What of the browser tells that the page may be gone in a moment. */
export interface LeftPage {
  window: EventTarget;
  document: EventTarget & Pick<Document, 'visibilityState'>;
}

/**
 * Calls when the page is left in whatever way: closed, covered by another tab, put away on a phone, which
 * tells nothing later. Gives what ends the listening.
 */
export function onLeaving({ window, document }: LeftPage, leave: () => void): () => void {
  const onHidden = () => {
    if (document.visibilityState === 'hidden') leave();
  };
  window.addEventListener('pagehide', leave);
  document.addEventListener('visibilitychange', onHidden);
  return () => {
    window.removeEventListener('pagehide', leave);
    document.removeEventListener('visibilitychange', onHidden);
  };
}
