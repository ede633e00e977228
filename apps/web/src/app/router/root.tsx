import { createRootRouteWithContext } from '@tanstack/react-router';
import { Frame } from '../layouts/Frame.tsx';
import { NotFoundPage } from '../layouts/NotFoundPage.tsx';
import type { Services } from '../services.ts';

/** The root of all routes: the frame around the pages. */
export const rootRoute = createRootRouteWithContext<Services>()({
  // the first page of a tab came with its own texts only; the next one may say more
  beforeLoad: ({ context, location }) => context.language.awaits(location.pathname),
  component: Frame,
  notFoundComponent: NotFoundPage,
});
