import type { AnyRouter } from '@tanstack/react-router';
import { readFrom } from '../../platform/address/read-from.ts';
import { readPage } from '../../platform/address/read-page.ts';
import { isFocusLost, whenGone } from '../../ui/focus.ts';

/** What the focus of a page needs of the browser. */
interface Focused {
  page?: Pick<Document, 'activeElement' | 'body' | 'getElementById'>;
  /** Tells once a part of the page is gone; gives how to stop waiting for that. */
  whenGone?: (part: Element, tell: () => void) => () => void;
}

/**
 * Lets the reading go on where a page begins that has come in place of another, or at the place of it that
 * the address names, where what had the focus is gone with the other: a form that was sent, a link inside.
 * A dialog that has led here has to go first. A field that takes the focus itself, and whoever stands in the
 * frame, are left alone.
 */
export function focusPage(
  router: Pick<AnyRouter, 'subscribe'>,
  { page = document, whenGone: afterwards = whenGone }: Focused = {},
): void {
  let stop = () => {};
  router.subscribe('onRendered', ({ fromLocation, toLocation, pathChanged }) => {
    if (!fromLocation || !pathChanged) return;
    stop();
    const read = () => {
      if (!isFocusLost(page)) return;
      const place = toLocation.hash ? page.getElementById(toLocation.hash) : null;
      if (place) readFrom(place);
      else readPage(page);
    };
    const dialog = page.activeElement?.closest('[aria-modal="true"]');
    stop = dialog ? afterwards(dialog, read) : () => {};
    if (!dialog) read();
  });
}
