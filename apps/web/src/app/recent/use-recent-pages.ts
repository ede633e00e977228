import { type Icon, IconFile, IconFileText, IconFolder } from '@tabler/icons-react';
import { useLocation } from '@tanstack/react-router';
import { useSyncExternalStore } from 'react';
import { useServices } from '../ServicesContext.tsx';
import type { RecentPage } from './recent-pages.ts';

const ICONS: Record<RecentPage['kind'], Icon> = {
  page: IconFile,
  project: IconFolder,
  document: IconFileText,
};

/** The pages visited lately, without the open one, each with the icon of its kind. */
export function useRecentPages(count: number): (RecentPage & { icon: Icon })[] {
  const { recent } = useServices();
  const here = useLocation({ select: (location) => location.pathname });
  const pages = useSyncExternalStore(recent.subscribe, recent.list);
  return pages
    .filter(({ path }) => path !== here)
    .slice(0, count)
    .map((page) => ({ ...page, icon: ICONS[page.kind] }));
}
