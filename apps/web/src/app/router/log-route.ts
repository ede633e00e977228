import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { z } from 'zod';
import { protectedRoute } from './protected.ts';

const id = z.uuid().optional().catch(undefined);
const day = z.iso.date().optional().catch(undefined);

/** Filters of the log as they stand in the address; what does not fit is left out. */
const searchSchema = z.object({
  project: id,
  person: id,
  // the page knows the kinds; the routes are loaded by every reader of the site
  event: z.string().max(40).optional().catch(undefined),
  text: z.string().max(200).optional().catch(undefined),
  period: z.enum(['today', 'week', 'month', 'own']).optional().catch(undefined),
  from: day,
  to: day,
  /** One entry alone. */
  entry: id,
});

/** What has happened, in all projects or in one. */
export const logRoute = createRoute({
  getParentRoute: () => protectedRoute,
  path: '/log',
  component: lazyRouteComponent(() => import('../../features/log/LogPage.tsx'), 'LogPage'),
  validateSearch: searchSchema,
  staticData: { title: 'shell.nav.log' },
});
