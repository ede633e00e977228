import { logEndpoints } from '@pv/contract';
import { useInfiniteQuery } from '@tanstack/react-query';
import { keepFilled } from '../../../app/query/keep-filled.ts';
import { keyOf } from '../../../app/query/use-endpoint.ts';
import { useCall } from '../../../app/ServicesContext.tsx';
import type { LogQuery } from '../filters/filters.ts';

const PAGE = 50;

/** The pages of the log, as far as they were asked for. */
export function useLog(query: LogQuery) {
  const call = useCall();
  return useInfiniteQuery({
    queryKey: keyOf(logEndpoints.list, { query }),
    queryFn: ({ pageParam, signal }) =>
      call(
        logEndpoints.list,
        { query: { ...query, limit: PAGE, ...(pageParam && { cursor: pageParam }) } },
        { signal },
      ),
    initialPageParam: '',
    getNextPageParam: (page) => page.next_cursor,
    placeholderData: keepFilled((previous) =>
      previous.pages.every((page) => page.logs.length === 0),
    ),
  });
}
