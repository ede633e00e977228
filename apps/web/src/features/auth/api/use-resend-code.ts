import { authEndpoints } from '@pv/contract';
import { useChange } from '../../../platform/query/use-endpoint.ts';

/** Has a new code mailed; too early is told by the server in a toast. */
export const useResendCode = () => useChange(authEndpoints.generateCode);
