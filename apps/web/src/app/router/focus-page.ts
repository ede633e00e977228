import type { AnyRouter } from '@tanstack/react-router';
import { focusQuietly } from '../../ui/focus-quietly.ts';
import { isFocusLost } from '../../ui/is-focus-lost.ts';
import { readFrom } from './read-from.ts';

/**
 * Lets the reading go on where a page begins that has come in place of another, or at the place of it that
 * the address names, where what had the focus is gone with the other: a form that was sent, a link inside.
 * A field that takes the focus itself, and whoever stands in the frame, are left alone.
 */
export function focusPage(
  router: Pick<AnyRouter, 'subscribe'>,
  page: Pick<Document, 'activeElement' | 'body' | 'getElementById'> = document,
): void {
  router.subscribe('onRendered', ({ fromLocation, toLocation, pathChanged }) => {
    if (!fromLocation || !pathChanged || !isFocusLost(page)) return;
    const place = toLocation.hash ? page.getElementById(toLocation.hash) : null;
    const main = page.getElementById('content');
    if (place) readFrom(place);
    else focusQuietly(main?.querySelector('h1') ?? main, { still: true });
  });
}
