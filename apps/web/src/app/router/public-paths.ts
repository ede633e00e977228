import type { AnyRoute } from '@tanstack/react-router';
import { rootRoute } from './root.tsx';

function pathsOf({ options }: AnyRoute): readonly string[] {
  const { unlisted, paths } = options.staticData ?? {};
  if (unlisted || !('path' in options) || typeof options.path !== 'string') return [];
  return paths ?? (options.path.includes('$') ? [] : [options.path]);
}

/** Paths of the public pages that are there whatever the database holds, for the map of the site. */
export function publicPaths(): string[] {
  const routes: readonly AnyRoute[] = Object.values(rootRoute.children ?? {});
  return routes.flatMap(pathsOf);
}
