import { useMatches } from '@tanstack/react-router';
import { type ReactNode, useCallback, useState } from 'react';
import { ShortcutsDialog } from '../navigation/ShortcutsDialog.tsx';
import { useShortcuts } from '../navigation/use-shortcuts.ts';
import { Palette } from '../palette/Palette.tsx';
import { useLikelySignedIn } from '../ServicesContext.tsx';
import { useUndoKeys } from '../undo/use-undo-keys.ts';
import { BottomBar } from './BottomBar.tsx';
import classes from './DefaultLayout.module.css';
import { Footer } from './Footer.tsx';
import { Header } from './Header.tsx';
import { OfflineNotice } from './OfflineNotice.tsx';
import { SideMenu } from './SideMenu.tsx';
import { SideNav } from './SideNav.tsx';
import { SkipLink } from './SkipLink.tsx';

/** Header, side navigation when signed in, the page, footer; a bottom bar on phones. */
export function DefaultLayout({ children }: { children: ReactNode }) {
  const signedIn = useLikelySignedIn();
  const full = useMatches({ select: (matches) => matches.some((match) => match.staticData.full) });
  const [menu, setMenu] = useState(false);
  const [help, setHelp] = useState(false);
  const openHelp = useCallback(() => setHelp(true), []);
  useShortcuts({ signedIn, onHelp: openHelp });
  useUndoKeys();
  return (
    <div
      className={classes.frame}
      data-signed-in={signedIn || undefined}
      data-full={full || undefined}
    >
      <SkipLink />
      <Header onMenu={() => setMenu(true)} />
      {signedIn && <SideNav />}
      <main className={classes.main} id="content" tabIndex={-1}>
        <OfflineNotice />
        {children}
      </main>
      {!full && <Footer />}
      {signedIn && <BottomBar onMore={() => setMenu(true)} />}
      <SideMenu opened={menu} onClose={() => setMenu(false)} onHelp={openHelp} />
      <Palette onHelp={openHelp} />
      <ShortcutsDialog opened={help} onClose={() => setHelp(false)} />
    </div>
  );
}
