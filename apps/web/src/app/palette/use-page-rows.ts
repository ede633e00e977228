import { useSpotlight } from '@mantine/spotlight';
import { useLayoutEffect, useRef, useState } from 'react';
import { paletteStore } from '../../platform/keys.ts';
import { type PageActions, pageActions } from '../../platform/page-actions.ts';

/**
 * What the page offers while the palette is open. The focus goes back to where it was as the palette closes,
 * and only then what was chosen is done: a list that it opens keeps the focus, and gives it back to the page.
 */
export function usePageRows() {
  const { opened } = useSpotlight(paletteStore);
  const [offered, setOffered] = useState<readonly PageActions[]>([]);
  const opener = useRef<Element | null>(null);
  const chosen = useRef<(() => void) | null>(null);
  useLayoutEffect(() => {
    if (opened) {
      opener.current = document.activeElement;
      setOffered(pageActions());
      return;
    }
    if (opener.current instanceof HTMLElement) opener.current.focus({ preventScroll: true });
    opener.current = null;
    chosen.current?.();
    chosen.current = null;
  }, [opened]);
  return {
    offered,
    choose(deed: () => void) {
      chosen.current = deed;
    },
  };
}
