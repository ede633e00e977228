import { useHydrated } from '@tanstack/react-router';
import { useCallback, useLayoutEffect, useState } from 'react';
import { useLikelySignedIn } from '../../platform/ServicesContext.tsx';
import { useUndoKeys } from '../../platform/undo/use-undo-keys.ts';
import { useAwake } from '../../ui/use-awake.ts';
import { useShortcuts } from '../navigation/use-shortcuts.ts';

/** What opens over a page, and how. */
export type FrameMenus = ReturnType<typeof useFrameMenus>;

/** The keys of every frame, and what opens over its page: the menu and the list of keys. */
export function useFrameMenus() {
  const signedIn = useLikelySignedIn();
  const [menu, setMenu] = useState(false);
  const [help, setHelp] = useState(false);
  const awake = useAwake(signedIn);
  const openHelp = useCallback(() => setHelp(true), []);
  const hydrated = useHydrated();
  // what `start.js` has made room for is drawn now, not yet when the page of nobody is taken over
  useLayoutEffect(() => {
    if (hydrated) delete document.documentElement.dataset.known;
  }, [hydrated]);
  useShortcuts({ signedIn, onHelp: openHelp });
  useUndoKeys();
  return {
    signedIn,
    menu,
    help,
    /** Somebody is there who may open something. */
    awake: awake || menu || help,
    openMenu: () => setMenu(true),
    closeMenu: () => setMenu(false),
    openHelp,
    closeHelp: () => setHelp(false),
  };
}
