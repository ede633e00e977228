import { teamEndpoints } from '@pv/contract';
import { useEndpoint } from '../../../platform/query/use-endpoint.ts';

/** The invitation behind a link. */
export const useInvitation = (token: string) =>
  useEndpoint(teamEndpoints.readInvitation, { query: { token } }, { enabled: token !== '' });
