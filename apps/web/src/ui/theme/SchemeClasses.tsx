import { useComputedColorScheme } from '@mantine/core';
import { useLayoutEffect } from 'react';

/** Puts `pv-dark` or `pv-light` on the root and the body, in step with the scheme. Draws nothing. */
export function SchemeClasses() {
  const scheme = useComputedColorScheme('light', { getInitialValueInEffect: false });
  useLayoutEffect(() => {
    for (const element of [document.documentElement, document.body]) {
      element.classList.toggle('pv-dark', scheme === 'dark');
      element.classList.toggle('pv-light', scheme === 'light');
    }
  }, [scheme]);
  return null;
}
