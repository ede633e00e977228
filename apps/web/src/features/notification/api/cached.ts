import { type Notification, notificationEndpoints, type ResponseOf } from '@pv/contract';
import type { InfiniteData, QueryClient } from '@tanstack/react-query';
import { keyOf } from '../../../platform/query/use-endpoint.ts';

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
export function showMarks(
  queries: QueryClient,
  which: (one: Notification) => boolean,
  marks: { read: boolean; unread: number },
): void {
  queries.setQueriesData<Cached>({ queryKey: keyOf(notificationEndpoints.list) }, (cached) =>
    cached ? markCached(cached, which, marks) : cached,
  );
}
