import { useHydrated, useLocation, useNavigate } from '@tanstack/react-router';
import { useCallback, useEffect, useLayoutEffect, useState } from 'react';
import { createSequences, isTyping, palette } from '../../platform/keys.ts';
import { useLikelySignedIn, useToasts } from '../../platform/ServicesContext.tsx';
import { lettersAct } from '../../ui/letter-keys.ts';
import { useAwake } from '../../ui/use-awake.ts';
import { NAV_ACTIONS } from '../navigation/actions.ts';
import { Palette, Part, ShortcutsDialog, SideMenu } from './lazy-parts.tsx';

const SEQUENCES = Object.fromEntries(NAV_ACTIONS.map(({ name, keys }) => [name, keys]));

/**
 * Listens to the shortcuts: Ctrl+K for the palette and, unless commands by one key are off, `?` for the
 * list and two-key jumps when signed in.
 */
function useShortcuts({ signedIn, onHelp }: { signedIn: boolean; onHelp: () => void }): void {
  const navigate = useNavigate();
  useEffect(() => {
    const complete = createSequences(SEQUENCES);
    const jump = (event: KeyboardEvent) => {
      const name = complete({ code: event.code, at: event.timeStamp });
      const action = signedIn && NAV_ACTIONS.find((candidate) => candidate.name === name);
      if (!action) return;
      event.preventDefault();
      void navigate({ to: action.to });
    };
    const onKey = (event: KeyboardEvent) => {
      const command = event.ctrlKey || event.metaKey;
      if (command && event.code === 'KeyK') {
        event.preventDefault();
        palette.toggle();
      } else if (!command && !event.altKey && lettersAct() && !isTyping(event.target)) {
        // On a Russian layout the question mark is on another key: take the sign and the place.
        if (event.key === '?' || (event.shiftKey && event.code === 'Slash')) onHelp();
        else jump(event);
      }
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, [navigate, signedIn, onHelp]);
}

/** Ctrl+Z outside of fields takes back what was done last on the page, as long as it is open. */
function useUndoKeys(): void {
  const toasts = useToasts();
  const page = useLocation({ select: (location) => location.pathname });
  // biome-ignore lint/correctness/useExhaustiveDependencies: deeds belong to the page they were done on
  useEffect(() => toasts.forgetUndos, [toasts, page]);
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      const asked = (event.ctrlKey || event.metaKey) && event.code === 'KeyZ' && !event.shiftKey;
      if (asked && !isTyping(event.target) && toasts.undoLast()) event.preventDefault();
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, [toasts]);
}

/** What opens over a page, and how. */
type OpenMenus = ReturnType<typeof useFrameMenus>;

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

/** What opens over the page of any frame; none of them takes another with it. */
export function FrameMenus({ menus }: { menus: OpenMenus }) {
  if (!menus.awake) return null;
  return (
    <>
      <Part>
        <SideMenu opened={menus.menu} onClose={menus.closeMenu} onHelp={menus.openHelp} />
      </Part>
      <Part>
        <Palette onHelp={menus.openHelp} />
      </Part>
      <Part>
        <ShortcutsDialog opened={menus.help} onClose={menus.closeHelp} />
      </Part>
    </>
  );
}
