import { type Icon, IconFile, IconFileText, IconFolder } from '@tabler/icons-react';
import { useLocation } from '@tanstack/react-router';
import { useSyncExternalStore } from 'react';
import { useTexts } from '../i18n/LanguageContext.tsx';
import type { RecentPage } from '../platform/recent-pages.ts';
import { useServices } from '../platform/ServicesContext.tsx';
import { minuteText } from '../ui/days.ts';
import { NAV_ACTIONS } from './navigation/actions.ts';

/**
 * Pages with what tells those of one title apart: their note, and where that is the same or there is
 * none, the moment of the visit. A page whose title nobody shares gets no note.
 * @param moment writes a moment in ms
 */
export function toldApart<P extends RecentPage>(
  pages: readonly P[],
  moment: (at: number) => string,
): (P & { note: string | undefined })[] {
  return pages.map((page) => {
    const namesakes = pages.filter((one) => one !== page && one.title === page.title);
    if (namesakes.length === 0) return { ...page, note: undefined };
    if (page.note && namesakes.every(({ note }) => note !== page.note))
      return { ...page, note: page.note };
    return { ...page, note: [page.note, moment(page.at)].filter(Boolean).join(', ') };
  });
}

/**
 * What a visited page is called now: a page of the product in the language that is read, all else as it
 * was called then.
 * @param dynamic gives the text of a key, or the key where that text has not come yet
 */
export function titleNow(
  { title, key }: Pick<RecentPage, 'title' | 'key'>,
  dynamic: (key: string) => string,
): string {
  if (!key) return title;
  const named = dynamic(key);
  return named === key ? title : named;
}

const ICONS: Record<RecentPage['kind'], Icon> = {
  page: IconFile,
  project: IconFolder,
  document: IconFileText,
};

/** What the server knows of. */
const NONE: readonly RecentPage[] = [];

const IN_NAVIGATION = new Set<string>(NAV_ACTIONS.map(({ to }) => to));

interface RecentOptions {
  /** Without the pages of the navigation, where those stand beside the list anyway. */
  besideNavigation?: boolean;
}

/** A visited page with the icon of its kind; the note only where another one has the same title. */
type ShownPage = Omit<RecentPage, 'note'> & { icon: Icon; note: string | undefined };

/** The pages visited lately, newest first, without the open one. */
export function useRecentPages(
  count: number,
  { besideNavigation = false }: RecentOptions = {},
): ShownPage[] {
  const { recent } = useServices();
  const { t, dynamic } = useTexts();
  const opened = (at: number) =>
    t('shell.user.opened', { when: minuteText(new Date(at).toISOString(), t) });
  const here = useLocation({ select: (location) => location.pathname });
  const pages = useSyncExternalStore(recent.subscribe, recent.list, () => NONE);
  const shown = pages
    .filter(({ path }) => path !== here && !(besideNavigation && IN_NAVIGATION.has(path)))
    .slice(0, count)
    .map((page) => ({ ...page, title: titleNow(page, dynamic) }));
  return toldApart(shown, opened).map((page) => ({
    ...page,
    icon: ICONS[page.kind],
  }));
}
