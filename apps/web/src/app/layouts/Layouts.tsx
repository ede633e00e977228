import { useMatches } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import classes from './DefaultLayout.module.css';
import { Footer } from './Footer.tsx';
import { FrameMenus, useFrameMenus } from './FrameMenus.tsx';
import { Header, OfflineNotice, SkipLink } from './Header.tsx';
import { BottomBar, Part, SideNav } from './lazy-parts.tsx';
import bareClasses from './SecondaryLayout.module.css';

/** Header, side navigation when signed in, the page, footer; a bottom bar on phones. */
export function DefaultLayout({ children }: { children: ReactNode }) {
  const menus = useFrameMenus();
  const { signedIn } = menus;
  const full = useMatches({ select: (matches) => matches.some((match) => match.staticData.full) });
  return (
    <div
      className={classes.frame}
      data-signed-in={signedIn || undefined}
      data-full={full || undefined}
    >
      <SkipLink />
      <Header menuOpened={menus.menu} onMenu={menus.openMenu} onHelp={menus.openHelp} />
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
          <BottomBar onMore={menus.openMenu} />
        </Part>
      )}
      <FrameMenus menus={menus} />
    </div>
  );
}

/** The bare frame of reports and public papers: navigation stands behind the hamburger at every width. */
export function SecondaryLayout({ children }: { children: ReactNode }) {
  const menus = useFrameMenus();
  return (
    <div className={bareClasses.frame}>
      <SkipLink />
      <Header bare menuOpened={menus.menu} onMenu={menus.openMenu} onHelp={menus.openHelp} />
      <main className={bareClasses.main} id="content" tabIndex={-1}>
        <OfflineNotice />
        {children}
      </main>
      <Footer />
      <FrameMenus menus={menus} />
    </div>
  );
}
