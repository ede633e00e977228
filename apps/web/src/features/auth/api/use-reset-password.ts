import { authEndpoints } from '@pv/contract';
import { useChange } from '../../../platform/query/use-endpoint.ts';

/** Sets the new password by a recovery link. */
export const useResetPassword = () => useChange(authEndpoints.resetPassword, { ownErrors: true });
