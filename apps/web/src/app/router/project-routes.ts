import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { protectedRoute } from './protected.ts';

const projects = createRoute({
  getParentRoute: () => protectedRoute,
  path: '/projects',
  component: lazyRouteComponent(
    () => import('../../features/project/ProjectsPage.tsx'),
    'ProjectsPage',
  ),
  staticData: { title: 'shell.nav.projects' },
});

const newProject = createRoute({
  getParentRoute: () => protectedRoute,
  path: '/project-add/nir',
  component: lazyRouteComponent(
    () => import('../../features/project/NewProjectPage.tsx'),
    'NewProjectPage',
  ),
  staticData: { title: 'shell.nav.newProject' },
});

/** Pages of projects. */
export const projectRoutes = [projects, newProject] as const;
