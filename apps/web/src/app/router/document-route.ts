import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { protectedRoute } from './protected.ts';

/** The editor of the document of a stage; its code is loaded only here. */
export const documentRoute = createRoute({
  getParentRoute: () => protectedRoute,
  path: '/project/$projectType/$projectId/document/$stageId',
  component: lazyRouteComponent(() => import('../document/DocumentPage.tsx'), 'DocumentPage'),
  staticData: { title: 'editor.title', full: true },
});
