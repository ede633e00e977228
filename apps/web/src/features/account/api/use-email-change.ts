import { accountEndpoints, userEndpoints } from '@pv/contract';
import { useChange } from '../../../platform/query/use-endpoint.ts';

/** Mails a code to the new address. The form shows the failure itself. */
export const useRequestEmail = () => useChange(accountEndpoints.requestEmail, { ownErrors: true });

/** Makes the new address one's own. The form shows the failure itself. */
export const useConfirmEmail = () =>
  useChange(accountEndpoints.confirmEmail, {
    stales: [userEndpoints.profile, userEndpoints.account],
    ownErrors: true,
  });
