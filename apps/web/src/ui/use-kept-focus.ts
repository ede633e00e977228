import { type FocusEvent, useEffect, useRef } from 'react';
import { focusQuietly } from './focus-quietly.ts';
import { heirOf, STOPS } from './heir-of.ts';
import { isFocusLost } from './is-focus-lost.ts';

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
