import { type FocusEvent, type RefObject, useCallback, useEffect, useRef, useState } from 'react';

/**
 * An element takes the focus, though it may be no stop of Tab; the page stays where it stands with `still`.
 */
export function focusQuietly(
  element: HTMLElement | null | undefined,
  { still = false }: { still?: boolean } = {},
): void {
  if (!element) return;
  // a field or a link stays a stop
  if (element.tabIndex < 0) element.tabIndex = -1;
  element.focus({ preventScroll: still });
}

/** What Tab stops at in a row. */
export const STOPS =
  'button:not(:disabled), a[href], input:not(:disabled), textarea:not(:disabled)';

/**
 * What takes the focus when the row at a place is gone: the first of its `stops` in the row that stands there now,
 * else of the next one that has any, else of the nearest before. Null where no row has one.
 */
export function heirOf<S>(
  rows: readonly { querySelector(selectors: string): S | null }[],
  gone: number,
  stops = STOPS,
): S | null {
  for (const row of [...rows.slice(gone), ...rows.slice(0, gone).reverse()]) {
    const stop = row.querySelector(stops);
    if (stop) return stop;
  }
  return null;
}

/** Whether nothing of the page has the focus, as after the removal of what had it. */
export const isFocusLost = (page: Pick<Document, 'activeElement' | 'body'> = document) =>
  !page.activeElement || page.activeElement === page.body;

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

/** Gives an element the focus that is lost with what had it; whoever has moved on is left alone. */
export function takeLostFocus(
  element: Pick<HTMLElement, 'focus'> | null,
  page?: Pick<Document, 'activeElement' | 'body'>,
): void {
  if (isFocusLost(page)) element?.focus();
}

/**
 * Gives the focus back to a button that opens something in its own place: `back` is called when that is
 * closed, and the button that comes then, with `ref`, gets the focus. Whoever has moved on is left alone.
 */
export function useFocusBack() {
  const due = useRef(false);
  const ref = useCallback((button: HTMLElement | null) => {
    if (!button || !due.current) return;
    due.current = false;
    takeLostFocus(button);
  }, []);
  const back = useCallback(() => {
    due.current = true;
  }, []);
  return { ref, back };
}

/**
 * For the heading of what stands where something was sent or answered, whose button is gone with the
 * focus: with `follows` it is read next. Gives the props of the heading.
 */
export function useHeadingFocus(follows: boolean): {
  ref: RefObject<HTMLHeadingElement | null>;
  tabIndex: -1 | undefined;
} {
  const ref = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (follows) takeLostFocus(ref.current);
  }, [follows]);
  return { ref, tabIndex: follows ? -1 : undefined };
}

/** Who gets the focus of what is gone. */
interface Heirs {
  /** Selects the rows within the area, where it is a list. */
  rows?: string;
  /** Selects what of a row may get the focus. */
  stops?: string;
  /** Selects what gets it where no row does. */
  heir?: string;
}

/** What had the focus in an area, and where it stood. */
interface Held {
  target: Element;
  row: Element | undefined;
  /** The place of the row. */
  at: number;
  section: HTMLElement | null;
}

const headingOf = (section: HTMLElement | null) =>
  section?.querySelector<HTMLElement>('h1, h2, h3');

/** What takes over in a list of rows: the row itself may stand elsewhere by now. */
function rowHeir(rows: readonly Element[], { row, at }: Held, stops: string): HTMLElement | null {
  if (!row) return null;
  const now = rows.indexOf(row);
  return heirOf<HTMLElement>(rows, now < 0 ? at : now, stops);
}

/**
 * Keeps the focus in an area whose buttons or rows come and go. When what had it is gone, its row gets it,
 * or the row in the place of that, or the one before; where there is no row, what `heir` selects, or the
 * area itself, and without an heir or an area the heading of the section. Whoever has moved on meanwhile
 * is left alone. The props are for the area, and the component that draws it has to be drawn anew when its
 * rows or buttons change.
 */
export function useKeptFocus<E extends HTMLElement>({ rows, stops = STOPS, heir }: Heirs) {
  const area = useRef<E>(null);
  const held = useRef<Held | null>(null);
  useEffect(() => {
    const last = held.current;
    if (!last || last.target.isConnected) return;
    held.current = null;
    if (!isFocusLost()) return;
    const { current } = area;
    const next = current && rows && rowHeir([...current.querySelectorAll(rows)], last, stops);
    const other = heir && current?.querySelector<HTMLElement>(heir);
    const found = next || other;
    if (found) found.focus();
    else focusQuietly(heir ? current : headingOf(last.section));
  });
  useEffect(
    () => () => {
      const last = held.current;
      // the page itself may be going
      requestAnimationFrame(() => {
        if (last && !last.target.isConnected && isFocusLost()) {
          focusQuietly(last.section?.isConnected ? headingOf(last.section) : null);
        }
      });
    },
    [],
  );
  return {
    ref: area,
    onFocus({ target, currentTarget }: FocusEvent<HTMLElement>) {
      // a dialog or a menu of the area stands elsewhere in the page
      if (target === currentTarget || !currentTarget.contains(target)) return;
      const there = rows ? [...currentTarget.querySelectorAll(rows)] : [];
      const at = there.findIndex((one) => one.contains(target));
      const section = currentTarget.closest('section');
      held.current = at < 0 && !heir ? null : { target, row: there[at], at, section };
    },
  };
}

/**
 * For a dialog that is mounted open and goes away whole: what had the focus before gets it back, unless the
 * focus has gone elsewhere or that is not on the page any more.
 */
export function useOpenerFocus(): void {
  const [opener] = useState(() => document.activeElement);
  useEffect(
    () => () => {
      // the dialog itself is still there
      requestAnimationFrame(() => {
        if (!isFocusLost() || !(opener instanceof HTMLElement) || !opener.isConnected) return;
        opener.focus({ preventScroll: true });
      });
    },
    [opener],
  );
}

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

/**
 * The same as `opened`, but never in the first frame of a component: an overlay that is mounted open does
 * not know what had the focus before, and could not give it back.
 */
export function useOpenedLater(opened: boolean): boolean {
  const [later, setLater] = useState(false);
  useEffect(() => setLater(opened), [opened]);
  // one that goes away whole has no time to give the focus back
  useOpenerFocus();
  return later;
}
