import type { Icon } from '@tabler/icons-react';
import { useEffect, useRef } from 'react';

/** Something that can be done on the page that is open. */
interface PageAction {
  id: string;
  label: string;
  icon: Icon;
  /** The key that does the same, as it is printed. */
  shortcut?: string;
  onClick: () => void;
}

/** Actions under one heading, such as those of the chosen row. */
export interface PageActions {
  group: string;
  actions: readonly PageAction[];
}

type Tell = () => PageActions | null;

const tellers = new Set<Tell>();

/**
 * Offers actions of a page in the palette while the component is shown.
 * @param tell is asked each time the palette opens, while what has the focus of the page still has it
 */
export function usePageActions(tell: Tell): void {
  const current = useRef(tell);
  useEffect(() => {
    current.current = tell;
  });
  useEffect(() => {
    const asked = () => current.current();
    tellers.add(asked);
    return () => void tellers.delete(asked);
  }, []);
}

/** What can be done on the page now, what has come last first. */
export function pageActions(): PageActions[] {
  return [...tellers].reverse().flatMap((tell) => tell() ?? []);
}
