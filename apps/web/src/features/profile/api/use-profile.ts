import { userEndpoints } from '@pv/contract';
import { useEndpoint } from '../../../platform/query/use-endpoint.ts';

/** One's own profile. */
export const useProfile = () => useEndpoint(userEndpoints.profile, {});
