import { type ReactNode, useDeferredValue } from 'react';

/** Draws what may come a moment after the page around it; a key that is pressed meanwhile is answered first. */
export function Later({ children }: { children: ReactNode }) {
  return useDeferredValue(true, false) && children;
}
