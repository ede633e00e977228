import { type FocusEvent, useLayoutEffect, useRef } from 'react';
import { focusQuietly, isFocusLost } from '../../../ui/focus.ts';

/** What of a task takes the focus, wherever it stands now. */
export function titleOf(id: string): HTMLElement | null {
  const row = `[data-task="${id}"]`;
  return document.querySelector<HTMLElement>(`${row} [data-task-title], ${row}[data-task-title]`);
}

const idsIn = (place: ParentNode) =>
  [...place.querySelectorAll<HTMLElement>('[data-task]')].map(({ dataset }) => dataset.task ?? '');

/** Tasks that stand beside some in a view: those behind the first of them, the nearest before it, all others. */
function besides(ids: readonly string[]): string[] {
  const [first = ''] = ids;
  const column = titleOf(first)?.closest<HTMLElement>('[data-column]');
  const near = idsIn(column ?? document);
  const at = Math.max(0, near.indexOf(first));
  const around = [...near.slice(at), ...near.slice(0, at).reverse(), ...idsIn(document)];
  return around.filter((id) => !ids.includes(id));
}

/** How long what has changed tasks may take to leave the page, such as a dialog or a panel, ms. */
const LEAVING = 1000;

/**
 * Has the focus stay where some tasks are now, whatever becomes of them, for as long as what asks for it takes
 * to leave: with the first of them, else with the one beside it, else with the heading of the page. To be
 * called before they change; whoever has gone on is left alone.
 */
export function keepFocusAt(ids: readonly string[]): void {
  const places = [...ids.slice(0, 1), ...besides(ids)];
  const until = performance.now() + LEAVING;
  let pressed = false;
  document.addEventListener('pointerdown', () => (pressed = true), { once: true });
  const look = () => {
    if (pressed) return;
    if (isFocusLost()) {
      const there = places.find((id) => titleOf(id));
      if (there !== undefined) titleOf(there)?.focus({ preventScroll: true });
      else focusQuietly(document.querySelector<HTMLElement>('main h1'), { still: true });
    }
    if (performance.now() < until) requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
}

/**
 * Lets the focus go along with a task that is drawn elsewhere after a change: in another column, in another
 * group. The props are for what holds the tasks, and the component has to be drawn anew when they change.
 * @param followed selects what of a task is followed
 */
export function useHeldFocus(followed = '*') {
  const held = useRef<{ id: string; element: Element } | null>(null);
  // before a list gives it to what stands beside
  useLayoutEffect(() => {
    if (!held.current || held.current.element.isConnected || !isFocusLost()) return;
    titleOf(held.current.id)?.focus();
  });
  return {
    onFocus({ target }: FocusEvent) {
      const task = target.matches(followed) && target.closest<HTMLElement>('[data-task]');
      const id = task ? task.dataset.task : null;
      held.current = id ? { id, element: target } : null;
    },
  };
}
