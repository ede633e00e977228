import { logEndpoints } from '@pv/contract';
import { useEndpoint } from '../../../platform/query/use-endpoint.ts';

/** What the log may be filtered by: projects, and who has acted in the chosen one or in any. */
export const useChoices = (projectId: string | undefined) =>
  useEndpoint(
    logEndpoints.choices,
    { query: projectId ? { project_id: projectId } : {} },
    { keepPrevious: true },
  );
