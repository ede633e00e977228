import { authEndpoints } from '@pv/contract';
import { useEndpoint } from '../../../platform/query/use-endpoint.ts';

/** Asks whether a recovery link is still good, and of this address. */
export const useVerifyReset = (id: string, email: string) =>
  useEndpoint(authEndpoints.verifyReset, { body: { id, email } });
