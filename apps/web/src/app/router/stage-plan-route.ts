import { idSchema } from '@pv/contract';
import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { z } from 'zod';
import { protectedRoute } from './protected.ts';

/** Whose plan it is; without a project one is chosen. Articles have no stages. */
const planSchema = z.object({
  type: z.enum(['nir', 'startup']).optional().catch(undefined),
  project: idSchema.optional().catch(undefined),
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
