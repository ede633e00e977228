import { useRouterState } from '@tanstack/react-router';
import { createContext, use, useEffect } from 'react';
import type { RecentPage } from '../recent-pages.ts';

/** A title that a page gives itself, such as the name of a project. */
export interface OwnTitle {
  path: string;
  title: string;
  /** What it is among the recent pages; null keeps it out of them. */
  kind: RecentPage['kind'] | null;
  /** What tells it from a namesake among the recent pages. */
  note?: string | undefined;
}

export const OwnTitleContext = createContext<(own: OwnTitle) => void>(() => {});

/** Gives the open page a title of its own once it is known: `usePageTitle(project?.title, 'project', note)`. */
export function usePageTitle(
  title: string | undefined,
  kind: OwnTitle['kind'] = 'page',
  note?: string,
): void {
  const give = use(OwnTitleContext);
  // while another page loads, the address is its own already and this page still stands
  const path = useRouterState({
    select: ({ resolvedLocation, location }) => (resolvedLocation ?? location).pathname,
  });
  useEffect(() => {
    if (title) give({ path, title, kind, note });
  }, [give, path, title, kind, note]);
}
