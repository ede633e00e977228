import { idSchema, projectTypeSchema } from '@pv/contract';
import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { z } from 'zod';
import { protectedRoute } from './protected.ts';

const word = z.string().max(80).optional().catch(undefined);

/**
 * Whose tasks are shown and how. What may stand in a field is for the page to know: the routes are loaded by
 * every reader of the site.
 */
const searchSchema = z.object({
  type: projectTypeSchema.optional().catch(undefined),
  // the page says of what is no id, as of an id that nothing has, that there is no such project
  project: word,
  view: word,
  group: word,
  sort: word,
  q: z.string().max(200).optional().catch(undefined),
  assignee: word,
  status: word,
  tag: word,
  /** The task that is open. */
  task: idSchema.optional().catch(undefined),
  /** A new task is being written. */
  add: z.literal(true).optional().catch(undefined),
});

const component = lazyRouteComponent(
  () => import('../../features/task/TasksPage.tsx'),
  'TasksPage',
);

const list = createRoute({
  getParentRoute: () => protectedRoute,
  path: '/task-list',
  component,
  validateSearch: searchSchema,
  staticData: { title: 'shell.nav.tasks' },
});

const boards = createRoute({
  getParentRoute: () => protectedRoute,
  path: '/task-boards',
  component,
  validateSearch: searchSchema,
  staticData: { title: 'shell.nav.tasks' },
});

const ofProject = createRoute({
  getParentRoute: () => protectedRoute,
  path: '/project/$projectType/$id/tasks',
  component: lazyRouteComponent(
    () => import('../../features/task/TasksPage.tsx'),
    'ProjectTasksPage',
  ),
  validateSearch: searchSchema.omit({ type: true, project: true }),
  staticData: { title: 'shell.nav.tasks' },
});

/** Tasks of a project, also as a tab of its page, or one's own of all projects. */
export const taskRoutes = [list, boards, ofProject] as const;
