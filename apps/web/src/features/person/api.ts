import { userEndpoints, type Viewpoint } from '@pv/contract';
import { useEndpoint } from '../../platform/query/use-endpoint.ts';

/** What one may see of a person; `as` looks at one's own profile as others do. */
export const usePerson = (id: string, as: Viewpoint) =>
  useEndpoint(
    userEndpoints.publicProfile,
    { params: { id }, query: { as } },
    { keepPrevious: true },
  );
