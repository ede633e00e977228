import { type Similarity, similarityEndpoints } from '@pv/contract';
import { useQueryClient } from '@tanstack/react-query';
import { keyOf, useChange, useEndpoint } from '../../platform/query/use-endpoint.ts';

/** How often it is asked whether a comparison is over, ms. */
const AGAIN_MS = 1500;

/** Whether the work is being compared. */
export const isUnderWay = ({ status }: Similarity): boolean =>
  status === 'queued' || status === 'running';

/** The newest comparison of a project, followed while it runs, and a way to have it made anew. */
export function useSimilarity(projectId: string) {
  const queries = useQueryClient();
  const request = { params: { id: projectId } };
  const query = useEndpoint(similarityEndpoints.get, request, {
    again: (answer) => isUnderWay(answer) && AGAIN_MS,
  });
  const order = useChange(similarityEndpoints.compare);
  return {
    query,
    ordering: order.isPending,
    compare: () =>
      order.mutate(request, {
        onSuccess: (ordered) =>
          queries.setQueryData(keyOf(similarityEndpoints.get, request), ordered),
      }),
  };
}
