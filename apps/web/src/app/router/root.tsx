import { createRootRouteWithContext } from '@tanstack/react-router';
import { Frame } from '../layouts/Frame.tsx';
import { NotFoundPage } from '../layouts/NotFoundPage.tsx';
import type { Services } from '../services.ts';

/** The root of all routes: the frame around the pages. */
export const rootRoute = createRootRouteWithContext<Services>()({
  component: Frame,
  notFoundComponent: NotFoundPage,
});
