import { authEndpoints } from '@pv/contract';
import { useEndpoint } from '../../../app/query/use-endpoint.ts';

/** Where one is signed in. */
export const useSessions = () => useEndpoint(authEndpoints.sessions, {});
