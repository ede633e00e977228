import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { z } from 'zod';
import { protectedRoute } from './protected.ts';

/** Whose plan it is; without a project one is chosen. Articles have no stages. */
const planSchema = z.object({
  type: z.enum(['nir', 'startup']).optional().catch(undefined),
  // the page says of what is no id, as of an id that nothing has, that there is no such project
  project: z.string().max(80).optional().catch(undefined),
});

/** The plan of all stages of a project. */
export const stagePlanRoute = createRoute({
  getParentRoute: () => protectedRoute,
  path: '/stage-plan',
  component: lazyRouteComponent(
    () => import('../../features/project/StagePlanPage.tsx'),
    'StagePlanPage',
  ),
  validateSearch: planSchema,
  staticData: { title: 'shell.nav.stagePlan' },
});
