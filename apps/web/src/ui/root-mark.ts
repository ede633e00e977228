import { useEffect } from 'react';

/**
 * Says on the root, while `on`, that something is on the page: styles ask for `:root[data-<name>]`. Asked by
 * `:root:has(…)`, the browser would go through the whole page for it after each key in a text.
 * One component at a time holds a name: whoever goes takes it away.
 */
export function useRootMark(name: string, on = true): void {
  useEffect(() => {
    if (!on) return;
    const { dataset } = document.documentElement;
    dataset[name] = '';
    return () => {
      delete dataset[name];
    };
  }, [name, on]);
}
