import { authEndpoints } from '@pv/contract';
import { useEndpoint } from '../../../app/query/use-endpoint.ts';

/** Asks whether a recovery link is still good. */
export const useVerifyReset = (id: string) =>
  useEndpoint(authEndpoints.verifyReset, { body: { id } });
