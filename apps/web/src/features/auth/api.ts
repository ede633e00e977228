import { authEndpoints } from '@pv/contract';
import { useChange, useEndpoint } from '../../platform/query/use-endpoint.ts';

/** Has a recovery link mailed; the answer never says whether the address is known. */
export const useRequestReset = () => useChange(authEndpoints.requestReset, { ownErrors: true });

/** Has a new code mailed; too early is told by the server in a toast. */
export const useResendCode = () => useChange(authEndpoints.generateCode);

/** Sets the new password by a recovery link. */
export const useResetPassword = () => useChange(authEndpoints.resetPassword, { ownErrors: true });

/** Signs in with address and password; the form shows the failure itself. */
export const useSignIn = () => useChange(authEndpoints.signIn, { ownErrors: true });

/** Registers and has a code mailed; the form shows the failure itself. */
export const useSignUp = () => useChange(authEndpoints.signUp, { ownErrors: true });

/** Asks whether a recovery link is still good, and of this address. */
export const useVerifyReset = (id: string, email: string) =>
  useEndpoint(authEndpoints.verifyReset, { body: { id, email } });

/** Confirms the address by the mailed code and gives tokens. */
export const useVerifySignUp = () => useChange(authEndpoints.verifySignUp, { ownErrors: true });
