import { type FocusEvent, useEffect, useRef } from 'react';
import { isFocusLost } from '../../../ui/focus.ts';

/** What of a task takes the focus, wherever it stands now. */
export function titleOf(id: string): HTMLElement | null {
  const row = `[data-task="${id}"]`;
  return document.querySelector<HTMLElement>(`${row} [data-task-title], ${row}[data-task-title]`);
}

/**
 * Lets the focus go along with a task that is drawn elsewhere after a change: in another column, in another
 * group. The props are for what holds the tasks, and the component has to be drawn anew when they change.
 */
export function useHeldFocus() {
  const held = useRef<{ id: string; element: Element } | null>(null);
  useEffect(() => {
    if (!held.current || held.current.element.isConnected || !isFocusLost()) return;
    titleOf(held.current.id)?.focus();
  });
  return {
    onFocus({ target }: FocusEvent) {
      const id = target.closest<HTMLElement>('[data-task]')?.dataset.task;
      held.current = id ? { id, element: target } : null;
    },
  };
}
