import { userEndpoints } from '@pv/contract';
import { useChange } from '../../../platform/query/use-endpoint.ts';

/** Replaces the invitation code of one role; the old one stops working. */
export const useRenewCode = () =>
  useChange(userEndpoints.renewInviteCode, { stales: [userEndpoints.inviteCodes] });
