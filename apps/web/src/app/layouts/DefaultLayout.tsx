import { useHydrated, useMatches } from '@tanstack/react-router';
import { type ReactNode, useCallback, useLayoutEffect, useState } from 'react';
import { useAwake } from '../../ui/use-awake.ts';
import { useShortcuts } from '../navigation/use-shortcuts.ts';
import { useLikelySignedIn } from '../ServicesContext.tsx';
import { useUndoKeys } from '../undo/use-undo-keys.ts';
import classes from './DefaultLayout.module.css';
import { Footer } from './Footer.tsx';
import { Header } from './Header.tsx';
import { BottomBar, Palette, Part, ShortcutsDialog, SideMenu, SideNav } from './lazy-parts.tsx';
import { OfflineNotice } from './OfflineNotice.tsx';
import { SkipLink } from './SkipLink.tsx';

/** Header, side navigation when signed in, the page, footer; a bottom bar on phones. */
export function DefaultLayout({ children }: { children: ReactNode }) {
  const signedIn = useLikelySignedIn();
  const full = useMatches({ select: (matches) => matches.some((match) => match.staticData.full) });
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
  return (
    <div
      className={classes.frame}
      data-signed-in={signedIn || undefined}
      data-full={full || undefined}
    >
      <SkipLink />
      <Header menuOpened={menu} onMenu={() => setMenu(true)} onHelp={openHelp} />
      {signedIn && (
        <Part>
          <SideNav />
        </Part>
      )}
      <main className={classes.main} id="content" tabIndex={-1}>
        <OfflineNotice />
        {children}
      </main>
      {!full && <Footer />}
      {signedIn && (
        <Part>
          <BottomBar onMore={() => setMenu(true)} />
        </Part>
      )}
      {(awake || menu || help) && (
        <>
          <Part>
            <SideMenu opened={menu} onClose={() => setMenu(false)} onHelp={openHelp} />
          </Part>
          <Part>
            <Palette onHelp={openHelp} />
          </Part>
          <Part>
            <ShortcutsDialog opened={help} onClose={() => setHelp(false)} />
          </Part>
        </>
      )}
    </div>
  );
}
