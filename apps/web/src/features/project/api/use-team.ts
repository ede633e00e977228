import { teamEndpoints } from '@pv/contract';
import { useEndpoint } from '../../../platform/query/use-endpoint.ts';

/** The team of a project: people, invitations and requests that wait. */
export const useTeam = (id: string) => useEndpoint(teamEndpoints.list, { params: { id } });
