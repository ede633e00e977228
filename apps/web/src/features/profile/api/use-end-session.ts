import { authEndpoints } from '@pv/contract';
import { useChange } from '../../../platform/query/use-endpoint.ts';

/** Ends one of one's sessions. */
export const useEndSession = () =>
  useChange(authEndpoints.endSession, { stales: [authEndpoints.sessions] });
