import { type RequestOf, type ResponseOf, reviewEndpoints } from '@pv/contract';
import { type InfiniteData, useInfiniteQuery, useQueryClient } from '@tanstack/react-query';
import { keyOf, useEndpoint } from '../../../app/query/use-endpoint.ts';
import { useCall } from '../../../app/ServicesContext.tsx';
import { keyOfRow } from '../board/row-key.ts';

const endpoint = reviewEndpoints.waiting;
type Query = NonNullable<RequestOf<typeof endpoint>['query']>;
/** What of the board is shown, as it stands in the address. */
export type WaitingFilters = Pick<Query, 'kind' | 'project'>;
type Page = ResponseOf<typeof endpoint>;

/** What waits for the signed-in person, the oldest first, as far as it was asked for. */
export function useWaiting(filters: WaitingFilters) {
  const call = useCall();
  return useInfiniteQuery({
    queryKey: keyOf(endpoint, { query: filters }),
    queryFn: ({ pageParam, signal }) =>
      call(
        endpoint,
        { query: { ...filters, limit: 30, ...(pageParam && { cursor: pageParam }) } },
        { signal },
      ),
    initialPageParam: '',
    getNextPageParam: (page) => page.next_cursor,
    placeholderData: (previous) => previous,
    refetchOnMount: 'always',
  });
}

/** Takes a row away that was just decided on, before the list is read again. */
export function useDropRow(filters: WaitingFilters) {
  const queries = useQueryClient();
  return (key: string) =>
    queries.setQueryData<InfiniteData<Page>>(
      keyOf(endpoint, { query: filters }),
      (list) =>
        list && {
          ...list,
          pages: list.pages.map((page) => ({
            ...page,
            reviews: page.reviews.filter((row) => keyOfRow(row) !== key),
          })),
        },
    );
}

/** What may be approved at once, for the dialog that asks. */
export const useUnchanged = () =>
  useEndpoint(endpoint, { query: { unchanged: 'true', limit: 100 } }, {});
