import type { AnyRouter } from '@tanstack/react-router';
import { focusQuietly } from '../../ui/focus-quietly.ts';
import { isFocusLost } from '../../ui/is-focus-lost.ts';

/**
 * Lets the reading go on at the heading of a page that has come in place of another, where what had the
 * focus is gone with that: a form that was sent, a link inside. A field that takes the focus itself, and
 * whoever stands in the frame, are left alone. Gives how to stop.
 */
export function focusPage(router: Pick<AnyRouter, 'subscribe'>): () => void {
  return router.subscribe('onRendered', ({ fromLocation, pathChanged }) => {
    if (!fromLocation || !pathChanged || !isFocusLost()) return;
    const page = document.getElementById('content');
    // the router has led to the place of the page that is to be seen
    focusQuietly(page?.querySelector('h1') ?? page, { still: true });
  });
}
