import type { Endpoint, RequestOf, ResponseOf } from '@pv/contract';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useCall } from '../ServicesContext.tsx';
import { keyOf } from './use-endpoint.ts';

/** What an endpoint answers that gives its list page by page. */
type Paged<E extends Endpoint> = ResponseOf<E> extends { next_cursor: string | null } ? E : never;

/**
 * Reads a list page by page, as far as it is asked for; what makes the endpoint stale makes all of it so.
 * @param requestOf the request of a page, from where it begins; nothing is said of the first one
 */
export function usePages<E extends Endpoint>(
  endpoint: Paged<E>,
  requestOf: (page: { cursor?: string }) => RequestOf<E>,
) {
  const call = useCall();
  return useInfiniteQuery({
    queryKey: [...keyOf(endpoint), 'pages', requestOf({})],
    queryFn: ({ pageParam, signal }): Promise<ResponseOf<E>> =>
      call<E>(endpoint, requestOf(pageParam ? { cursor: pageParam } : {}), { signal }),
    initialPageParam: '',
    getNextPageParam: (page) => (page as { next_cursor: string | null }).next_cursor,
  });
}
