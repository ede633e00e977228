import type { ReactNode } from 'react';
import { Footer } from './Footer.tsx';
import { FrameMenus } from './FrameMenus.tsx';
import { Header } from './Header.tsx';
import { OfflineNotice } from './OfflineNotice.tsx';
import classes from './SecondaryLayout.module.css';
import { SkipLink } from './SkipLink.tsx';
import { useFrameMenus } from './use-frame-menus.ts';

/** The bare frame of reports and public papers: navigation stands behind the hamburger at every width. */
export function SecondaryLayout({ children }: { children: ReactNode }) {
  const menus = useFrameMenus();
  return (
    <div className={classes.frame}>
      <SkipLink />
      <Header bare menuOpened={menus.menu} onMenu={menus.openMenu} onHelp={menus.openHelp} />
      <main className={classes.main} id="content" tabIndex={-1}>
        <OfflineNotice />
        {children}
      </main>
      <Footer />
      <FrameMenus menus={menus} />
    </div>
  );
}
