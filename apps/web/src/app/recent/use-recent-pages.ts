import { type Icon, IconFile, IconFileText, IconFolder } from '@tabler/icons-react';
import { useLocation } from '@tanstack/react-router';
import { useSyncExternalStore } from 'react';
import { NAV_ACTIONS } from '../navigation/actions.ts';
import { useServices } from '../ServicesContext.tsx';
import type { RecentPage } from './recent-pages.ts';

const ICONS: Record<RecentPage['kind'], Icon> = {
  page: IconFile,
  project: IconFolder,
  document: IconFileText,
};

const IN_NAVIGATION = new Set<string>(NAV_ACTIONS.map(({ to }) => to));

/** The pages visited lately, without the open one and those a click away in the navigation, each with the icon of its kind. */
export function useRecentPages(count: number): (RecentPage & { icon: Icon })[] {
  const { recent } = useServices();
  const here = useLocation({ select: (location) => location.pathname });
  const pages = useSyncExternalStore(recent.subscribe, recent.list);
  return pages
    .filter(({ path }) => path !== here && !IN_NAVIGATION.has(path))
    .slice(0, count)
    .map((page) => ({ ...page, icon: ICONS[page.kind] }));
}
