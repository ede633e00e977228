import { type Icon, IconFile, IconFileText, IconFolder } from '@tabler/icons-react';
import { useLocation } from '@tanstack/react-router';
import { useSyncExternalStore } from 'react';
import { useTexts } from '../../i18n/LanguageContext.tsx';
import type { RecentPage } from '../../platform/recent/recent-pages.ts';
import { useServices } from '../../platform/ServicesContext.tsx';
import { minuteText } from '../../ui/day-text.ts';
import { NAV_ACTIONS } from '../navigation/actions.ts';
import { titleNow } from './title-now.ts';
import { toldApart } from './told-apart.ts';

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
export type ShownPage = Omit<RecentPage, 'note'> & { icon: Icon; note: string | undefined };

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
