import { type ProjectSearch, projectEndpoints } from '@pv/contract';
import { useInfiniteQuery } from '@tanstack/react-query';
import { keepFilled } from '../../../app/query/keep-filled.ts';
import { keyOf } from '../../../app/query/use-endpoint.ts';
import { useCall } from '../../../app/ServicesContext.tsx';

/** The first page is read quickly; who asks for more gets much at once. */
const MORE = 100;

/** The pages of the project list, as far as they were asked for. */
export function useProjects(search: ProjectSearch) {
  const call = useCall();
  return useInfiniteQuery({
    queryKey: keyOf(projectEndpoints.listAll, { query: search }),
    queryFn: ({ pageParam, signal }) =>
      call(
        projectEndpoints.listAll,
        { query: { ...search, ...(pageParam && { cursor: pageParam, limit: MORE }) } },
        { signal },
      ),
    initialPageParam: '',
    getNextPageParam: (page) => page.next_cursor,
    placeholderData: keepFilled((previous) =>
      previous.pages.every((page) => page.projects.length === 0),
    ),
  });
}
