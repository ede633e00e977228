import { accountEndpoints } from '@pv/contract';
import { useChange } from '../../../platform/query/use-endpoint.ts';

/** Deletes one's account. The form shows the failure itself. */
export const useRemoveAccount = () => useChange(accountEndpoints.remove, { ownErrors: true });
