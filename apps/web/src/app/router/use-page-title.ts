import { useLocation, useMatches } from '@tanstack/react-router';
import { createContext, use, useEffect } from 'react';
import { useTexts } from '../../i18n/LanguageContext.tsx';
import type { RecentPage } from '../recent/recent-pages.ts';

/** A title that a page gives itself, such as the name of a project. */
export interface OwnTitle {
  path: string;
  title: string;
  /** What it is among the recent pages; null keeps it out of them. */
  kind: RecentPage['kind'] | null;
}

export const OwnTitleContext = createContext<(own: OwnTitle) => void>(() => {});

/** The title of the open page by its route; null where the route has none. */
export function useRouteTitle(): string | null {
  const { t } = useTexts();
  const key = useMatches({
    select: (matches) => matches.findLast((match) => match.staticData.title)?.staticData.title,
  });
  return key ? t(key) : null;
}

/** Gives the open page a title of its own once it is known: `usePageTitle(project?.title, 'project')`. */
export function usePageTitle(title: string | undefined, kind: OwnTitle['kind'] = 'page'): void {
  const give = use(OwnTitleContext);
  const path = useLocation({ select: (location) => location.pathname });
  useEffect(() => {
    if (title) give({ path, title, kind });
  }, [give, path, title, kind]);
}
