import { notificationEndpoints } from '@pv/contract';
import { useEndpoint } from '../../../platform/query/use-endpoint.ts';
import { listById, usePages } from '../../../platform/query/use-pages.ts';

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
