import { userEndpoints } from '@pv/contract';
import { useEndpoint } from '../../../platform/query/use-endpoint.ts';

/** People of one's own teams by a part of a name or an address. */
export const usePeople = (text: string) =>
  useEndpoint(userEndpoints.people, { query: { text } }, { keepPrevious: true });
