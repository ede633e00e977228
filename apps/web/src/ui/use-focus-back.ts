import { useCallback, useRef } from 'react';
import { takeLostFocus } from './take-lost-focus.ts';

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
