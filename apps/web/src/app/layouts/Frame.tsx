import { Outlet, useMatches } from '@tanstack/react-router';
import { useState } from 'react';
import { type OwnTitle, OwnTitleContext } from '../../platform/address/use-page-title.ts';
import { SightBar } from '../../ui/sight/SightBar.tsx';
import { DefaultLayout } from './DefaultLayout.tsx';
import { laterLayout } from './later-layout.tsx';
import { MainLoader } from './MainLoader.tsx';
import { WindowTitle } from './WindowTitle.tsx';

const LAYOUTS = {
  default: DefaultLayout,
  secondary: laterLayout(async () => (await import('./SecondaryLayout.tsx')).SecondaryLayout, {
    usual: DefaultLayout,
    meanwhile: <MainLoader />,
  }),
};

/** The frame around every page, in the layout that its route asks for. */
export function Frame() {
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
