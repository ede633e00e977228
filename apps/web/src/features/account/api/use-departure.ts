import { accountEndpoints } from '@pv/contract';
import { useEndpoint } from '../../../platform/query/use-endpoint.ts';

/** What becomes of one's projects if the account is deleted now. */
export const useDeparture = () => useEndpoint(accountEndpoints.departure, {});
