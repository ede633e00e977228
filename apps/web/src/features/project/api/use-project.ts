import { PROJECT_CALLS, type ProjectType } from '@pv/contract';
import { useEndpoint } from '../../../platform/query/use-endpoint.ts';

/** The whole project page. */
export const useProject = (type: ProjectType, id: string) =>
  useEndpoint(PROJECT_CALLS[type].project.get, { params: { id } });
