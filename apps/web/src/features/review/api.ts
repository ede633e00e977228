import { type RequestOf, type ResponseOf, reviewEndpoints, type WaitingRow } from '@pv/contract';
import { type InfiniteData, useQueryClient } from '@tanstack/react-query';
import { useEndpoint } from '../../platform/query/use-endpoint.ts';
import { type Paging, pagesKey, usePages } from '../../platform/query/use-pages.ts';
import { keyOfRow } from './board/row-key.ts';

const endpoint = reviewEndpoints.waiting;
type Query = NonNullable<RequestOf<typeof endpoint>['query']>;
/** What of the board is shown, as it stands in the address. */
export type WaitingFilters = Pick<Query, 'kind' | 'project'>;
type Page = ResponseOf<typeof endpoint>;

const PAGE = 30;
const WAITING: Paging<typeof endpoint, WaitingRow> = {
  endpoint,
  read: (page) => ({ rows: page.reviews, next: page.next_cursor }),
  rowKey: keyOfRow,
};

/** What waits for the signed-in person, the oldest first, as far as it was asked for. */
export const useWaiting = (filters: WaitingFilters) =>
  usePages(WAITING, (page) => ({ query: { ...filters, limit: PAGE, ...page } }), {
    keep: 'any',
    fresh: true,
  });

/** Takes a row away that was just decided on, before the lists are read again. */
export function useDropRow() {
  const queries = useQueryClient();
  return (key: string) =>
    queries.setQueriesData<InfiniteData<Page>>(
      { queryKey: pagesKey(endpoint) },
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
