import { projectEndpoints } from '@pv/contract';
import { useEndpoint } from '../../../app/query/use-endpoint.ts';

/** The whole project page. */
export const useProject = (id: string) => useEndpoint(projectEndpoints.get, { params: { id } });
