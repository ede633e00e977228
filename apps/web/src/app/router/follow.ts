import type { AnyRouter, RouterHistory } from '@tanstack/react-router';
import { readFrom, readPage } from '../../platform/address/read.ts';
import type { Services } from '../../platform/ServicesContext.tsx';
import type { SessionState } from '../../platform/session/session.ts';
import { isFocusLost, whenGone } from '../../ui/focus.ts';
import type { createAppRouter } from './create-router.ts';

/**
 * Leads to the place that an address names after its `#`, also where it comes with data long after
 * the page; the router itself looks for it only once. Going back and forth is left to the places
 * that the router has kept. `keepAt` leads to an element and gives what ends the leading.
 */
export function followHash(
  router: Pick<AnyRouter, 'subscribe'> & { history: Pick<RouterHistory, 'subscribe'> },
  keepAt: (id: string) => () => void,
): void {
  let returning = false;
  let stop = () => {};
  router.history.subscribe(({ action }) => {
    returning = action.type === 'BACK' || action.type === 'FORWARD';
  });
  router.subscribe('onRendered', ({ toLocation }) => {
    stop();
    stop = toLocation.hash && !returning ? keepAt(toLocation.hash) : () => {};
  });
}

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

/** Notes every page that is opened, and lets links in notices lead through the router. */
export function followPages(
  router: ReturnType<typeof createAppRouter>,
  { trouble, toasts }: Pick<Services, 'trouble' | 'toasts'>,
): void {
  router.subscribe('onResolved', ({ toLocation }) => trouble.at(toLocation.pathname));
  toasts.followBy((path) => void router.navigate({ href: path }));
}

const personOf = (state: SessionState) => (state.kind === 'in' ? state.claims.uid : null);
const filledOf = (state: SessionState) => state.kind === 'in' && state.claims.profile !== null;

interface Followed {
  session: Services['session'];
  queries: Pick<Services['queries'], 'clear'>;
  recent: Pick<Services['recent'], 'clear'>;
  trouble: Pick<Services['trouble'], 'forget'>;
  returnAddress: Pick<Services['returnAddress'], 'meet' | 'forget'>;
}

/**
 * Reacts when somebody signs in, out or fills the profile, in this tab or another: answers of another
 * person are dropped with the way back to a page of his, and the guards of the open page are asked again by `recheck`.
 */
export function followSession(services: Followed, recheck: () => void): () => void {
  const { session, queries, recent, returnAddress, trouble } = services;
  let person = personOf(session.state());
  let filled = filledOf(session.state());
  if (person !== null) returnAddress.meet(person);
  return session.subscribe(() => {
    const state = session.state();
    if (state.kind === 'starting') return;
    const [before, wasFilled] = [person, filled];
    person = personOf(state);
    filled = filledOf(state);
    if (person !== null) returnAddress.meet(person);
    if (before !== null && person !== before) queries.clear();
    if (before !== null && state.kind === 'out' && state.reason === 'left') {
      // the next one at the screen is not led to his pages, and tells nothing of them
      returnAddress.forget();
      trouble.forget();
    }
    // also after a session that had run out before this page was opened
    if (state.kind === 'out' || (before !== null && person !== before)) recent.clear();
    if (person !== before || filled !== wasFilled) recheck();
  });
}
