import { notificationEndpoints } from '@pv/contract';
import { useInfiniteQuery } from '@tanstack/react-query';
import { keyOf, useEndpoint } from '../../../app/query/use-endpoint.ts';
import { useCall } from '../../../app/ServicesContext.tsx';

const PAGE = 30;

/** What the reader was told, page by page, the newest first. */
export function useNotifications(unread: boolean) {
  const call = useCall();
  return useInfiniteQuery({
    queryKey: [...keyOf(notificationEndpoints.list), 'pages', unread],
    queryFn: ({ pageParam, signal }) =>
      call(
        notificationEndpoints.list,
        {
          query: {
            limit: PAGE,
            ...(unread && { unread: 'true' as const }),
            ...(pageParam && { cursor: pageParam }),
          },
        },
        { signal },
      ),
    initialPageParam: '',
    getNextPageParam: ({ next_cursor }) => next_cursor,
  });
}

/** The newest notification and the number of unread ones, for the bell. */
export const useNewest = () => useEndpoint(notificationEndpoints.list, { query: { limit: 1 } });
