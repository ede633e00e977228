import { teamEndpoints } from '@pv/contract';
import { useChange } from '../../../platform/query/use-endpoint.ts';

/** Asks whether a personal code would be taken; the form shows the failure itself. */
export const useCheckCode = () => useChange(teamEndpoints.checkCode, { ownErrors: true });
