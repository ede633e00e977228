import { authEndpoints } from '@pv/contract';
import { useChange } from '../../../platform/query/use-endpoint.ts';

/** Signs out everywhere but here. */
export const useEndOtherSessions = () =>
  useChange(authEndpoints.endOtherSessions, { stales: [authEndpoints.sessions] });
