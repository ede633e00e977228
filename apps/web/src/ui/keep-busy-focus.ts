import { isFocusLost } from './is-focus-lost.ts';

/**
 * Gives a button the focus back that it has lost by being disabled while it was busy, such as with a call:
 * browsers drop it then, and who hears the page would have to look for the place again. Whoever has gone on
 * meanwhile is left alone. Gives the way to stop.
 */
export function keepBusyFocus(page: Document = document): () => void {
  let button: HTMLButtonElement | null = null;
  const watch = new MutationObserver(() => {
    if (button?.disabled || !isFocusLost(page)) return;
    button?.focus({ preventScroll: true });
  });
  function leave() {
    button = null;
    watch.disconnect();
  }
  function follow({ target }: { target: EventTarget | null }) {
    leave();
    if (!(target instanceof HTMLButtonElement)) return;
    button = target;
    watch.observe(target, { attributes: true, attributeFilter: ['disabled'] });
  }
  follow({ target: page.activeElement });
  page.addEventListener('focusin', follow);
  page.addEventListener('pointerdown', leave);
  return () => {
    leave();
    page.removeEventListener('focusin', follow);
    page.removeEventListener('pointerdown', leave);
  };
}
