import {
  categoryIdSchema,
  idSchema,
  PROJECT_SORTS,
  projectTypeSchema,
  WAITING_KINDS,
} from '@pv/contract';
import { createRoute, lazyRouteComponent, redirect } from '@tanstack/react-router';
import { z } from 'zod';
import { protectedRoute } from './protected.ts';

const words = z.string().max(200).optional().catch(undefined);

/** Filters of the list as they stand in the address; what does not fit is left out. */
const searchSchema = z.object({
  all_parameters: words,
  title: words,
  author: words,
  group: words,
  project_type: projectTypeSchema.optional().catch(undefined),
  category: categoryIdSchema.optional().catch(undefined),
  current_status: z.string().max(80).optional().catch(undefined),
  sort: z.enum(PROJECT_SORTS).optional().catch(undefined),
  /** The saved filter that was opened; `all` keeps the one that opens first from opening. */
  saved: z
    .union([idSchema, z.literal('all')])
    .optional()
    .catch(undefined),
});

/** Rows of the roadmap that are open: `about` and ids of stages with dots between, or `none`. */
const openedSchema = z.object({
  open: z.string().max(1000).optional().catch(undefined),
  /** The dialog of the project's archive is open. */
  archive: z.literal(true).optional().catch(undefined),
  /** The reader, who is not the author, is asked whether to leave the team. */
  leave: z.literal(true).optional().catch(undefined),
  /** How the roadmap is shown; a list of rows at first. */
  view: z.literal('timeline').optional().catch(undefined),
});

const projects = createRoute({
  getParentRoute: () => protectedRoute,
  path: '/projects',
  component: lazyRouteComponent(
    () => import('../../features/project/ProjectsPage.tsx'),
    'ProjectsPage',
  ),
  validateSearch: searchSchema,
  staticData: { title: 'shell.nav.projects' },
});

/** Without a kind a new project is research; the form offers the others. */
const anyNewProject = createRoute({
  getParentRoute: () => protectedRoute,
  path: '/project-add',
  beforeLoad: () => {
    throw redirect({ to: '/project-add/$projectType', params: { projectType: 'nir' } });
  },
});

const newProject = createRoute({
  getParentRoute: () => protectedRoute,
  path: '/project-add/$projectType',
  component: lazyRouteComponent(
    () => import('../../features/project/NewProjectPage.tsx'),
    'NewProjectPage',
  ),
  staticData: { title: 'shell.nav.newProject' },
});

const example = createRoute({
  getParentRoute: () => protectedRoute,
  path: '/example/$segment',
  component: lazyRouteComponent(
    () => import('../../features/project/ExamplePage.tsx'),
    'ExamplePage',
  ),
  staticData: { title: 'projectList.example.title' },
});

const project = createRoute({
  getParentRoute: () => protectedRoute,
  path: '/project/$projectType/$id',
  component: lazyRouteComponent(
    () => import('../../features/project/ProjectPage.tsx'),
    'ProjectPage',
  ),
  validateSearch: openedSchema,
  staticData: { title: 'shell.nav.projects' },
});

/** Filters of the board and the row that is open on it. */
const boardSchema = z.object({
  kind: z.enum(WAITING_KINDS).optional().catch(undefined),
  project: idSchema.optional().catch(undefined),
  row: z.string().max(80).optional().catch(undefined),
});

const reviews = createRoute({
  getParentRoute: () => protectedRoute,
  path: '/reviews',
  component: lazyRouteComponent(
    () => import('../../features/review/ReviewsPage.tsx'),
    'ReviewsPage',
  ),
  validateSearch: boardSchema,
  staticData: { title: 'shell.nav.reviews' },
});

const overview = createRoute({
  getParentRoute: () => protectedRoute,
  path: '/overview',
  component: lazyRouteComponent(
    () => import('../../features/overview/OverviewPage.tsx'),
    'OverviewPage',
  ),
  validateSearch: z.object({
    text: words,
    group: words,
    year: z.string().max(10).optional().catch(undefined),
    project_type: projectTypeSchema.optional().catch(undefined),
  }),
  staticData: { title: 'overview.title', full: true },
});

/** Pages of projects. */
export const projectRoutes = [
  projects,
  reviews,
  overview,
  anyNewProject,
  newProject,
  example,
  project,
] as const;

const id = z.uuid().optional().catch(undefined);
const day = z.iso.date().optional().catch(undefined);

/** Filters of the log as they stand in the address; what does not fit is left out. */
const logRouteSearchSchema = z.object({
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
  validateSearch: logRouteSearchSchema,
  staticData: { title: 'shell.nav.log' },
});

/** The form that turns a finished work into a startup. */
export const spinoffRoute = createRoute({
  getParentRoute: () => protectedRoute,
  path: '/project/$projectType/$id/startup',
  component: lazyRouteComponent(
    () => import('../../features/spinoff/StartupFromWorkPage.tsx'),
    'StartupFromWorkPage',
  ),
  staticData: { title: 'spinoff.action' },
});

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

/** The editor of the document of a stage; its code is loaded only here. */
export const documentRoute = createRoute({
  getParentRoute: () => protectedRoute,
  path: '/project/$projectType/$projectId/document/$stageId',
  component: lazyRouteComponent(() => import('../document/DocumentPage.tsx'), 'DocumentPage'),
  // nothing waits for it
  loader: ({ context, params, preload }) => {
    if (preload || context.session.state().kind !== 'in') return;
    void import('../document/open-ahead.ts').then(
      ({ askDocument }) => askDocument(context, params.stageId),
      () => undefined,
    );
  },
  validateSearch: z.object({ comment: idSchema.optional().catch(undefined) }),
  staticData: {
    title: 'editor.title',
    full: true,
    ahead: ['src/app/layouts/signed-in.ts', 'src/app/document/open-ahead.ts'],
  },
});
