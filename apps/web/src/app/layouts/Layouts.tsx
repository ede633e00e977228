import { useSpotlight } from '@mantine/spotlight';
import { operatorLine } from '@pv/texts/operator';
import { Link, useHydrated, useLocation, useMatches, useNavigate } from '@tanstack/react-router';
import { type ReactNode, useCallback, useEffect, useLayoutEffect, useState } from 'react';
import { useTexts } from '../../i18n/LanguageContext.tsx';
import { createSequences, isTyping, palette, paletteStore } from '../../platform/keys.ts';
import { useOperator } from '../../platform/query/use-endpoint.ts';
import { useLikelySignedIn, useToasts } from '../../platform/ServicesContext.tsx';
import { lettersAct } from '../../ui/letter-keys.ts';
import { SightLink } from '../../ui/sight/SightButton.tsx';
import { useAwake } from '../../ui/use-awake.ts';
import { NAV_ACTIONS } from '../navigation/actions.ts';
import defaultLayoutClasses from './DefaultLayout.module.css';
import classes from './Footer.module.css';
import { Header, OfflineNotice, SkipLink } from './Header.tsx';
import { BottomBar, Palette, Part, ShortcutsDialog, SideMenu, SideNav } from './lazy-parts.tsx';
import bareClasses from './SecondaryLayout.module.css';
import { PAPER_LINKS, READING_LINKS, SITE_LINKS } from './site-links.ts';

const FORMAT = new Intl.DateTimeFormat('en', { year: 'numeric', timeZone: 'Europe/Moscow' });

/** The year that the notice of rights names at a moment: the same on the server and in any browser. */
export const rightsYear = (now: Date): number => Number(FORMAT.format(now));

const COLUMNS = [SITE_LINKS, READING_LINKS, PAPER_LINKS];

/** The foot of every page: the service, its articles and its papers. */
function Footer() {
  const { t, locale } = useTexts();
  const operator = useOperator();
  const named = operator && operatorLine(operator, locale);
  return (
    <footer className={classes.footer}>
      <nav aria-label={t('shell.footer.label')}>
        {COLUMNS.map((links) => (
          <ul key={links[0]?.to}>
            {links.map(({ to, label }) => (
              <li key={to}>
                <Link to={to}>{t(label)}</Link>
              </li>
            ))}
          </ul>
        ))}
      </nav>
      <SightLink className={classes.sight} />
      {named && <span>{t('shell.footer.operator', { operator: named })}</span>}
      {/* a device whose clock is wrong keeps the year that the server has drawn */}
      <span className={classes.rights} suppressHydrationWarning>
        {t('shell.footer.rights', { year: rightsYear(new Date()) })}
      </span>
    </footer>
  );
}

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
function useFrameMenus() {
  const signedIn = useLikelySignedIn();
  const [menu, setMenu] = useState(false);
  const [help, setHelp] = useState(false);
  const awake = useAwake(signedIn);
  const called = useSpotlight(paletteStore).opened;
  // what was called once stays: the palette does what was chosen in it after it has closed
  const [woken, setWoken] = useState(false);
  const wanted = awake || called || menu || help;
  if (wanted && !woken) setWoken(true);
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
    awake: woken || wanted,
    openMenu: () => setMenu(true),
    closeMenu: () => setMenu(false),
    openHelp,
    closeHelp: () => setHelp(false),
  };
}

/** What opens over the page of any frame; none of them takes another with it. */
function FrameMenus({ menus }: { menus: OpenMenus }) {
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

/** Header, side navigation when signed in, the page, footer; a bottom bar on phones. */
export function DefaultLayout({ children }: { children: ReactNode }) {
  const menus = useFrameMenus();
  const { signedIn } = menus;
  const full = useMatches({ select: (matches) => matches.some((match) => match.staticData.full) });
  return (
    <div
      className={defaultLayoutClasses.frame}
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
      <main className={defaultLayoutClasses.main} id="content" tabIndex={-1}>
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
