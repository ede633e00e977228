import { authEndpoints } from '@pv/contract';
import { useChange } from '../../../platform/query/use-endpoint.ts';

/** Registers and has a code mailed; the form shows the failure itself. */
export const useSignUp = () => useChange(authEndpoints.signUp, { ownErrors: true });
