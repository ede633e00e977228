import { Palette, Part, ShortcutsDialog, SideMenu } from './lazy-parts.tsx';
import type { FrameMenus as Menus } from './use-frame-menus.ts';

/** What opens over the page of any frame; none of them takes another with it. */
export function FrameMenus({ menus }: { menus: Menus }) {
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
