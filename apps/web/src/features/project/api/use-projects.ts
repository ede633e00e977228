import { projectEndpoints, type RequestOf } from '@pv/contract';
import { useInfiniteQuery } from '@tanstack/react-query';
import { keyOf } from '../../../app/query/use-endpoint.ts';
import { useCall } from '../../../app/ServicesContext.tsx';

export type ProjectFilters = Omit<
  NonNullable<RequestOf<typeof projectEndpoints.listAll>['query']>,
  'cursor' | 'limit'
>;

/** The pages of the project list, as far as they were asked for. */
export function useProjects(filters: ProjectFilters) {
  const call = useCall();
  return useInfiniteQuery({
    queryKey: keyOf(projectEndpoints.listAll, { query: filters }),
    queryFn: ({ pageParam, signal }) =>
      call(
        projectEndpoints.listAll,
        { query: { ...filters, ...(pageParam && { cursor: pageParam }) } },
        { signal },
      ),
    initialPageParam: '',
    getNextPageParam: (page) => page.next_cursor,
    placeholderData: (previous) => previous,
  });
}
