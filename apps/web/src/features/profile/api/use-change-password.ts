import { authEndpoints, userEndpoints } from '@pv/contract';
import { useChange } from '../../../platform/query/use-endpoint.ts';

/** Changes the password; every other session ends. The form shows the failure itself. */
export const useChangePassword = () =>
  useChange(userEndpoints.changePassword, { stales: [authEndpoints.sessions], ownErrors: true });
