import { createRoute, lazyRouteComponent, redirect } from '@tanstack/react-router';
import { keepToken } from '../../features/guest-review/kept-here.ts';
import { rootRoute } from './root.tsx';

const WITH_TOKEN = /^token=(.+)$/;

/** A document for a guest. The token of the link leaves the address at once. */
export const documentReviewRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/document-review',
  async beforeLoad({ context, location, preload }) {
    if (preload) return;
    const [, token] = WITH_TOKEN.exec(location.hash) ?? [];
    if (token) {
      keepToken(window.sessionStorage, token);
      throw redirect({ to: '/document-review', replace: true });
    }
    await context.language.complete();
  },
  component: lazyRouteComponent(
    () => import('../../features/guest-review/ReviewPage.tsx'),
    'ReviewPage',
  ),
  staticData: { title: 'guestReview.page.title', unlisted: true, full: true },
});
