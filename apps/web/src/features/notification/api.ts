import {
  type Notification,
  notificationEndpoints,
  type RequestOf,
  type ResponseOf,
} from '@pv/contract';
import {
  type InfiniteData,
  type QueryClient,
  useMutation,
  useQueryClient,
} from '@tanstack/react-query';
import { useTexts } from '../../i18n/LanguageContext.tsx';
import { keyOf, useEndpoint } from '../../platform/query/use-endpoint.ts';
import { listById, usePages } from '../../platform/query/use-pages.ts';
import { useCall, useToasts } from '../../platform/ServicesContext.tsx';

/** One page of the list. */
export type NotificationPage = ResponseOf<typeof notificationEndpoints.list>;
type Cached = NotificationPage | InfiniteData<NotificationPage>;

function markPage(page: NotificationPage, which: (one: Notification) => boolean, read: boolean) {
  let changed = 0;
  const notifications = page.notifications.map((one) => {
    if (one.read === read || !which(one)) return one;
    changed += 1;
    return { ...one, read };
  });
  return { page: { ...page, notifications }, changed };
}

/** A cached list after marks have changed; the number of unread ones as it will be. */
export function markCached(
  cached: Cached,
  which: (one: Notification) => boolean,
  { read, unread }: { read: boolean; unread: number },
): Cached {
  const mark = (page: NotificationPage) => ({ ...markPage(page, which, read).page, unread });
  return 'pages' in cached ? { ...cached, pages: cached.pages.map(mark) } : mark(cached);
}

/** How many are unread by the newest answer, whichever list it was for. */
export function cachedUnread(queries: QueryClient): number {
  const all = queries.getQueryCache().findAll({ queryKey: keyOf(notificationEndpoints.list) });
  const newest = all
    .filter(({ state }) => state.data !== undefined)
    .sort((a, b) => b.state.dataUpdatedAt - a.state.dataUpdatedAt)[0];
  const data = newest?.state.data as Cached | undefined;
  const page = data && ('pages' in data ? data.pages.at(-1) : data);
  return page?.unread ?? 0;
}

/** Shows marks at once, before the server has answered. */
function showMarks(
  queries: QueryClient,
  which: (one: Notification) => boolean,
  marks: { read: boolean; unread: number },
): void {
  queries.setQueriesData<Cached>({ queryKey: keyOf(notificationEndpoints.list) }, (cached) =>
    cached ? markCached(cached, which, marks) : cached,
  );
}

const LIST = keyOf(notificationEndpoints.list);

/** Marks one as read or unread; seen at once. */
export function useMark() {
  const call = useCall();
  const queries = useQueryClient();
  return useMutation({
    mutationFn: ({ id, read }: Pick<Notification, 'id' | 'read'>) =>
      call(notificationEndpoints.change, { params: { id }, body: { read } }),
    onMutate: async ({ id, read }) => {
      await queries.cancelQueries({ queryKey: LIST });
      const unread = Math.max(0, cachedUnread(queries) + (read ? -1 : 1));
      showMarks(queries, (one) => one.id === id, { read, unread });
    },
    onSettled: () => queries.invalidateQueries({ queryKey: LIST }),
  });
}

/** Marks all as read, seen at once, and offers to take it back. */
export function useMarkAll() {
  const call = useCall();
  const queries = useQueryClient();
  const toasts = useToasts();
  const { t } = useTexts();
  const reload = () => queries.invalidateQueries({ queryKey: LIST });
  return useMutation({
    mutationFn: (until: string | undefined) =>
      call(notificationEndpoints.changeAll, {
        body: { read: true, ...(until !== undefined && { until }) },
      }),
    onMutate: async () => {
      await queries.cancelQueries({ queryKey: LIST });
      showMarks(queries, () => true, { read: true, unread: 0 });
    },
    onSuccess: ({ read_at, changed }) => {
      if (changed === 0) return;
      toasts.undoable(t('notifications.readAllDone', { count: changed }), () =>
        call(notificationEndpoints.changeAll, { body: { read: false, read_at } }).then(reload),
      );
    },
    onSettled: reload,
  });
}

const PAGE = 30;
const NOTIFICATIONS = listById(notificationEndpoints.list, (page) => ({
  rows: page.notifications,
  next: page.next_cursor,
}));

/** What the reader was told, page by page, the newest first. */
export const useNotifications = (unread: boolean) =>
  usePages(NOTIFICATIONS, (page) => ({
    query: { limit: PAGE, ...(unread && { unread: 'true' as const }), ...page },
  }));

/** The newest notification and the number of unread ones, for the bell. */
export const useNewest = () => useEndpoint(notificationEndpoints.list, { query: { limit: 1 } });

const { settings, changeSettings } = notificationEndpoints;
type Change = RequestOf<typeof changeSettings>['body'];
type Settings = ResponseOf<typeof settings>;

/** How the reader is told by mail. */
export const useSettings = () => useEndpoint(settings, {});

/** Changes that; seen at once, put back if it fails. */
export function useChangeSettings() {
  const call = useCall();
  const queries = useQueryClient();
  const key = keyOf(settings, {});
  return useMutation({
    mutationFn: (body: Change) => call(changeSettings, { body }),
    onMutate: async (change) => {
      await queries.cancelQueries({ queryKey: key });
      const before = queries.getQueryData<Settings>(key);
      if (before) {
        const channels = { ...before.channels, ...change.channels };
        queries.setQueryData<Settings>(key, { ...before, ...change, channels } as Settings);
      }
      return { before };
    },
    onError: (_error, _change, context) => {
      if (context?.before) queries.setQueryData(key, context.before);
    },
    onSettled: () => queries.invalidateQueries({ queryKey: key }),
  });
}
