import { authEndpoints } from '@pv/contract';
import { useChange } from '../../../platform/query/use-endpoint.ts';

/** Confirms the address by the mailed code and gives tokens. */
export const useVerifySignUp = () => useChange(authEndpoints.verifySignUp, { ownErrors: true });
