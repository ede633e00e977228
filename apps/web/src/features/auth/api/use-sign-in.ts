import { authEndpoints } from '@pv/contract';
import { useChange } from '../../../platform/query/use-endpoint.ts';

/** Signs in with address and password; the form shows the failure itself. */
export const useSignIn = () => useChange(authEndpoints.signIn, { ownErrors: true });
