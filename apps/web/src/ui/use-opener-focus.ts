import { useEffect, useState } from 'react';
import { isFocusLost } from './is-focus-lost.ts';

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
        if (isFocusLost() && opener instanceof HTMLElement && opener.isConnected) opener.focus();
      });
    },
    [opener],
  );
}
