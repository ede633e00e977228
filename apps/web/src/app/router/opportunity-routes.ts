import {
  OPPORTUNITY_FIELDS,
  OPPORTUNITY_KINDS,
  OPPORTUNITY_STATUSES,
  type Opportunity,
  opportunityEndpoints,
} from '@pv/contract';
import { createRoute, lazyRouteComponent, notFound } from '@tanstack/react-router';
import { z } from 'zod';
import { describeOpportunity } from '../../features/opportunity/read/describe-opportunity.ts';
import { isNarrowed, listRequest } from '../../features/opportunity/requests.ts';
import { describePage } from '../../platform/head.ts';
import { askAhead } from '../../platform/query/queries.ts';
import { protectedRoute, soughtWords } from './protected.ts';
import { rootRoute } from './root.tsx';

const page = z.coerce.number().int().min(2).optional().catch(undefined);

const list = createRoute({
  getParentRoute: () => rootRoute,
  path: '/opportunities',
  component: lazyRouteComponent(
    () => import('../../features/opportunity/read/OpportunitiesPage.tsx'),
    'OpportunitiesPage',
  ),
  // what does not fit is left out
  validateSearch: z.object({
    kind: z.enum(OPPORTUNITY_KINDS).optional().catch(undefined),
    field: z.enum(OPPORTUNITY_FIELDS).optional().catch(undefined),
    region: z.string().min(1).max(120).optional().catch(undefined),
    remote: z.literal(true).optional().catch(undefined),
    paid: z.literal(true).optional().catch(undefined),
    search: soughtWords,
    page,
  }),
  loaderDeps: ({ search }) => search,
  loader: async ({ context, deps }) => {
    const found = await askAhead(context, opportunityEndpoints.list, listRequest(deps));
    if (found && found.total > 0 && found.page > found.pages) throw notFound();
    return found;
  },
  head: ({ match }) => describePage({ unlisted: isNarrowed(match.search) }),
  staticData: { title: 'opportunityList.title', description: 'opportunityList.lead' },
});
const one = createRoute({
  getParentRoute: () => rootRoute,
  path: '/opportunities/$id',
  component: lazyRouteComponent(
    () => import('../../features/opportunity/read/OpportunityPage.tsx'),
    'OpportunityPage',
  ),
  loader: ({ context, params: { id } }) =>
    askAhead(context, opportunityEndpoints.get, { params: { id } }),
  head: ({ loaderData }: { loaderData?: Opportunity | undefined }) =>
    describeOpportunity(loaderData),
});

/** Opportunities as anybody reads them. */
export const opportunityRoutes = [list, one] as const;

const begin = createRoute({
  getParentRoute: () => protectedRoute,
  path: '/opportunities/new',
  component: lazyRouteComponent(
    () => import('../../features/opportunity/post/NewOpportunityPage.tsx'),
    'NewOpportunityPage',
  ),
  validateSearch: z.object({ kind: z.enum(OPPORTUNITY_KINDS).optional().catch(undefined) }),
  staticData: { title: 'opportunities.new' },
});
const mine = createRoute({
  getParentRoute: () => protectedRoute,
  path: '/opportunities/mine',
  component: lazyRouteComponent(
    () => import('../../features/opportunity/post/OwnOpportunitiesPage.tsx'),
    'OwnOpportunitiesPage',
  ),
  staticData: { title: 'opportunityList.mine' },
});
const desk = createRoute({
  getParentRoute: () => protectedRoute,
  path: '/opportunities-desk',
  component: lazyRouteComponent(
    () => import('../../features/opportunity/desk/OpportunityDeskPage.tsx'),
    'OpportunityDeskPage',
  ),
  validateSearch: z.object({
    status: z.enum(OPPORTUNITY_STATUSES).optional().catch(undefined),
    search: z.string().max(200).optional().catch(undefined),
    page,
  }),
  staticData: { title: 'opportunities.desk' },
});
const manage = createRoute({
  getParentRoute: () => protectedRoute,
  path: '/opportunities/$id/manage',
  component: lazyRouteComponent(
    () => import('../../features/opportunity/post/ManagePage.tsx'),
    'ManagePage',
  ),
  staticData: { title: 'opportunityList.title' },
});
const edit = createRoute({
  getParentRoute: () => protectedRoute,
  path: '/opportunities/$id/edit',
  component: lazyRouteComponent(
    () => import('../../features/opportunity/post/EditOpportunityPage.tsx'),
    'EditOpportunityPage',
  ),
  // publishing has sent here for what lacks
  validateSearch: z.object({ lacking: z.literal(true).optional().catch(undefined) }),
  staticData: { title: 'opportunities.edit' },
});
const respond = createRoute({
  getParentRoute: () => protectedRoute,
  path: '/opportunities/$id/respond',
  component: lazyRouteComponent(
    () => import('../../features/opportunity/respond/RespondPage.tsx'),
    'RespondPage',
  ),
  staticData: { title: 'opportunities.respond.title' },
});
const responses = createRoute({
  getParentRoute: () => protectedRoute,
  path: '/opportunities/responses',
  component: lazyRouteComponent(
    () => import('../../features/opportunity/respond/OwnResponsesPage.tsx'),
    'OwnResponsesPage',
  ),
  staticData: { title: 'opportunityList.responses' },
});
const response = createRoute({
  getParentRoute: () => protectedRoute,
  path: '/opportunities/responses/$id',
  component: lazyRouteComponent(
    () => import('../../features/opportunity/respond/ResponsePage.tsx'),
    'ResponsePage',
  ),
  staticData: { title: 'opportunities.respond.title' },
});

/** Opportunities of whoever posts and responds, and of the editors. */
export const ownOpportunityRoutes = [
  begin,
  mine,
  desk,
  manage,
  edit,
  respond,
  responses,
  response,
] as const;
