import { webPageEndpoints } from '@pv/contract';
import {
  createRootRouteWithContext,
  Outlet,
  useLocation,
  useMatches,
} from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { useTexts } from '../../i18n/LanguageContext.tsx';
import type { TextsShare } from '../../i18n/language.ts';
import { isSecretPath } from '../../platform/address/return-address.ts';
import { type OwnTitle, OwnTitleContext } from '../../platform/address/use-page-title.ts';
import { headTags, replaceHead, titleKeyOf, titleOf, windowTitle } from '../../platform/head.ts';
import { askAhead } from '../../platform/query/queries.ts';
import { type Services, useServices, useSessionState } from '../../platform/ServicesContext.tsx';
import { NotFoundPage } from '../../platform/states/StatePage.tsx';
import { SightBar } from '../../ui/sight/SightBar.tsx';
import { Waiting } from '../document/Waiting.tsx';
import { DefaultLayout, SecondaryLayout } from '../layouts/Layouts.tsx';

/** The innermost route that is shown. */
interface LastMatch {
  pathname: string;
  routeId: string;
  staticData: { unlisted?: true };
}

const withoutSlash = (path: string) => path.replace(/\/$/, '');

/**
 * Whether a page is known by the title of its route: one of a thing has a name of its own, or is not
 * there; one to sign in is no place to go back to; while another page loads, its address is there already.
 */
export function hasFixedTitle(last: LastMatch | undefined, path: string): boolean {
  if (!last || withoutSlash(last.pathname) !== withoutSlash(path)) return false;
  return !last.routeId.includes('$') && !last.staticData.unlisted;
}

/** Names the window after the open page, keeps the head in step and notes the page among the recent ones. Draws nothing. */
function WindowTitle({ own }: { own: OwnTitle | null }) {
  const { t, locale } = useTexts();
  const { recent } = useServices();
  const matches = useMatches();
  const path = useLocation({ select: ({ pathname }) => pathname });
  const signedIn = useSessionState().kind === 'in';
  const shown = own?.path === path ? own : null;
  const title = shown?.title ?? titleOf({ matches, t });
  const standing = matches.every(({ status, _notFound }) => status === 'success' && !_notFound);
  const fixed = standing && hasFixedTitle(matches.at(-1), path);
  const kind = shown ? shown.kind : fixed ? 'page' : null;
  const note = shown?.note;
  const key = shown ? null : titleKeyOf(matches);

  useEffect(() => {
    document.title = windowTitle(title, path, t);
  }, [t, title, path]);

  useEffect(() => {
    const { origin } = window.location;
    const found = standing;
    replaceHead(document, headTags({ matches, origin, pathname: path, locale, t, found }));
  }, [matches, standing, path, locale, t]);

  useEffect(() => {
    if (!signedIn || !title || !kind || isSecretPath(path)) return;
    const more = { ...(note && { note }), ...(key && { key }) };
    recent.visit({ title, path, kind, at: Date.now(), ...more });
  }, [recent, signedIn, title, path, kind, note, key]);

  return null;
}

const LAYOUTS = { default: DefaultLayout, secondary: SecondaryLayout };

/** The frame around every page, in the layout that its route asks for. */
function Frame() {
  const [own, setOwn] = useState<OwnTitle | null>(null);
  const name = useMatches({
    select: (matches) => matches.findLast((match) => match.staticData.layout)?.staticData.layout,
  });
  const Layout = LAYOUTS[name ?? 'default'];
  return (
    <OwnTitleContext value={setOwn}>
      <WindowTitle own={own} />
      <SightBar />
      <Layout>
        <Outlet />
      </Layout>
    </OwnTitleContext>
  );
}

/** How many texts a page needs at once: the day begins with the list of projects, everything else says more. */
export const textsOf = ({ pathname }: { pathname: string }): TextsShare =>
  pathname === '/projects' ? 'daily' : 'whole';

/** The root of all routes: the frame around the pages. */
export const rootRoute = createRootRouteWithContext<Services>()({
  // who is signed in reads more than the public texts, with which a tab may have begun
  beforeLoad: ({ context: { session, language }, location }) =>
    session.state().kind === 'in' ? language.complete(textsOf(location)) : undefined,
  // the foot of a page that the server draws names him; the browser asks when it draws the foot itself
  loader: ({ context }) =>
    import.meta.env.SSR ? askAhead(context, webPageEndpoints.operator, {}) : undefined,
  component: Frame,
  pendingComponent: Waiting,
  notFoundComponent: NotFoundPage,
});
