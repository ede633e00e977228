import { idSchema } from '@pv/contract';
import { createRoute, lazyRouteComponent, notFound, redirect } from '@tanstack/react-router';
import { z } from 'zod';
import { keepToken } from '../../features/control-event/guest/guest-token.ts';
import { describePage } from '../../platform/head.ts';
import { protectedRoute } from './protected.ts';
import { rootRoute } from './root.tsx';

/** What an event may be of; its pages know more, and the routes are loaded by every reader of the site. */
const TYPES: readonly string[] = ['nir', 'startup'];

function requireType(type: string): void {
  if (!TYPES.includes(type)) throw notFound();
}

const events = createRoute({
  getParentRoute: () => protectedRoute,
  path: '/control-events',
  component: lazyRouteComponent(
    () => import('../../features/control-event/EventsPage.tsx'),
    'EventsPage',
  ),
  validateSearch: z.object({
    role: z
      .enum(['organiser', 'chair', 'secretary', 'member', 'participant'])
      .optional()
      .catch(undefined),
    state: z
      .enum(['draft', 'announced', 'running', 'finished', 'published', 'cancelled'])
      .optional()
      .catch(undefined),
  }),
  staticData: { title: 'controlEvents.title' },
});

const newEvent = createRoute({
  getParentRoute: () => protectedRoute,
  path: '/control-event-add/$controlEventType',
  beforeLoad: ({ params }) => requireType(params.controlEventType),
  component: lazyRouteComponent(
    () => import('../../features/control-event/NewEventPage.tsx'),
    'NewEventPage',
  ),
  staticData: { title: 'controlEvents.form.new' },
});

const event = createRoute({
  getParentRoute: () => protectedRoute,
  path: '/control-event/$controlEventType/$id',
  beforeLoad: ({ params }) => requireType(params.controlEventType),
  component: lazyRouteComponent(
    () => import('../../features/control-event/EventPage.tsx'),
    'EventPage',
  ),
  validateSearch: z.object({
    /** How the event is shown; left out, the committee of one that runs sees its session. */
    view: z.enum(['page', 'edit', 'session', 'board']).optional().catch(undefined),
    /** The work that is looked at in the session. */
    work: idSchema.optional().catch(undefined),
  }),
  staticData: { title: 'controlEvents.one' },
});

/** Control events: their list, a new one, and one with its session. */
export const eventRoutes = [events, newEvent, event] as const;

const WITH_TOKEN = /^token=(.+)$/;

/** The seat of a committee member without an account. The token of the mailed link leaves the address at once. */
export const committeeRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/committee',
  async beforeLoad({ context, location, preload }) {
    if (preload) return;
    const [, token] = WITH_TOKEN.exec(location.hash) ?? [];
    if (token) {
      keepToken(window.sessionStorage, token);
      throw redirect({ to: '/committee', replace: true });
    }
    await context.language.complete('seat');
  },
  component: lazyRouteComponent(
    () => import('../../features/control-event/guest/GuestPage.tsx'),
    'GuestPage',
  ),
  validateSearch: z.object({ work: idSchema.optional().catch(undefined) }),
  staticData: { title: 'controlEvents.guest.title', unlisted: true, layout: 'secondary' },
});

/** The public report of an event; kept out of search engines: whoever takes his consent back is named nowhere. */
export const eventReportRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/control-event-report/$controlEventType/$id',
  component: lazyRouteComponent(
    () => import('../../features/control-event/report/ReportPage.tsx'),
    'ReportPage',
  ),
  loader: async ({ context, params }) => {
    const { loadReport } = await import('../../features/control-event/report/load-report.ts');
    return loadReport(context, params);
  },
  head: ({ loaderData }: { loaderData?: { title: string } | undefined }) =>
    describePage({ title: loaderData?.title, unlisted: true }),
  staticData: { title: 'eventReport.title', layout: 'secondary' },
});
