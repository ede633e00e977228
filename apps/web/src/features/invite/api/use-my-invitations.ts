import { teamEndpoints } from '@pv/contract';
import { useEndpoint } from '../../../platform/query/use-endpoint.ts';

/** Open invitations to the reader's own address. */
export const useMyInvitations = () => useEndpoint(teamEndpoints.myInvitations, {});
