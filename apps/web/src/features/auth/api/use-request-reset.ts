import { authEndpoints } from '@pv/contract';
import { useChange } from '../../../platform/query/use-endpoint.ts';

/** Has a recovery link mailed; the answer never says whether the address is known. */
export const useRequestReset = () => useChange(authEndpoints.requestReset, { ownErrors: true });
