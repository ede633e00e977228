import { webPageEndpoints } from '@pv/contract';
import { createRootRouteWithContext } from '@tanstack/react-router';
import { askAhead } from '../../platform/query/queries.ts';
import type { Services } from '../../platform/ServicesContext.tsx';
import { NotFoundPage } from '../../platform/states/StatePage.tsx';
import { Frame } from '../layouts/Frame.tsx';
import { LoneLoader } from '../layouts/MainLoader.tsx';

/** The root of all routes: the frame around the pages. */
export const rootRoute = createRootRouteWithContext<Services>()({
  // who is signed in reads more than the public texts, with which a tab may have begun
  beforeLoad: ({ context: { session, language } }) =>
    session.state().kind === 'in' ? language.complete() : undefined,
  // the foot of a page that the server draws names him; the browser asks when it draws the foot itself
  loader: ({ context }) =>
    import.meta.env.SSR ? askAhead(context, webPageEndpoints.operator, {}) : undefined,
  component: Frame,
  pendingComponent: LoneLoader,
  notFoundComponent: NotFoundPage,
});
