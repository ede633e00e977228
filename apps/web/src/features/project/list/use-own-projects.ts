import { type ProjectRow, projectEndpoints, type ResponseOf } from '@pv/contract';
import { type UseQueryResult, useQuery } from '@tanstack/react-query';
import { keyOf } from '../../../platform/query/use-endpoint.ts';
import { useCall } from '../../../platform/ServicesContext.tsx';

type Page = ResponseOf<typeof projectEndpoints.listAll>;

/** The most that the call gives at once. */
const LIMIT = 100;

/** All projects of the reader to choose from, those that were worked on last first. */
export function useOwnProjects(): UseQueryResult<{ projects: ProjectRow[] }> {
  const call = useCall();
  return useQuery({
    queryKey: [...keyOf(projectEndpoints.listAll), 'own'],
    async queryFn({ signal }) {
      const projects: ProjectRow[] = [];
      let cursor: string | null = null;
      do {
        const query = { limit: LIMIT, ...(cursor !== null && { cursor }) };
        const page: Page = await call(projectEndpoints.listAll, { query }, { signal });
        projects.push(...page.projects);
        cursor = page.next_cursor;
      } while (cursor);
      return { projects };
    },
  });
}
