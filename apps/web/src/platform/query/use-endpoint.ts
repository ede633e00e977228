import {
  type Endpoint,
  type Operator,
  type RequestOf,
  type ResponseOf,
  webPageEndpoints,
} from '@pv/contract';
import {
  type UseMutationResult,
  type UseQueryResult,
  useMutation,
  useQuery,
  useQueryClient,
} from '@tanstack/react-query';
import { useCall } from '../ServicesContext.tsx';

/** Where the answer of a call is kept in the cache; without a request, all answers of the endpoint. */
export function keyOf<E extends Endpoint>(endpoint: E, request?: RequestOf<E>): unknown[] {
  return request === undefined ? [endpoint.name] : [endpoint.name, request];
}

export interface QueryOptions {
  /** False while the request cannot be made yet. */
  enabled?: boolean;
  /** Keep showing the last answer while the next one loads, such as another page of a list. */
  keepPrevious?: boolean;
  /** It is asked anew whenever it is looked at: the answer follows what others, or this page, are writing. */
  fresh?: boolean;
}

interface FollowOptions<E extends Endpoint> extends QueryOptions {
  /** After how many ms it is asked again, by its newest answer; false while it need not be. */
  again?: (answer: ResponseOf<E>) => number | false;
}

/** Reads an endpoint. One hook a file in `features/<noun>/api` wraps it for its noun. */
export function useEndpoint<E extends Endpoint>(
  endpoint: E,
  request: RequestOf<E>,
  { enabled = true, keepPrevious = false, fresh = false, again }: FollowOptions<E> = {},
): UseQueryResult<ResponseOf<E>> {
  const call = useCall();
  return useQuery<ResponseOf<E>>({
    queryKey: keyOf(endpoint, request),
    queryFn: ({ signal }) => call(endpoint, request, { signal }),
    enabled,
    ...(fresh && { staleTime: 0 }),
    refetchInterval: ({ state }) => (again && state.data ? again(state.data) : false),
    ...(keepPrevious && { placeholderData: (previous) => previous }),
  });
}

interface ChangeOptions {
  /** Endpoints whose cached answers the change makes stale. */
  stales?: readonly Endpoint[];
  /** The component shows the failure itself. */
  ownErrors?: boolean;
}

/** Changes something through an endpoint; a failure becomes a toast unless `ownErrors`. */
export function useChange<E extends Endpoint>(
  endpoint: E,
  { stales = [], ownErrors = false }: ChangeOptions = {},
): UseMutationResult<ResponseOf<E>, Error, RequestOf<E>> {
  const call = useCall();
  const queries = useQueryClient();
  return useMutation<ResponseOf<E>, Error, RequestOf<E>>({
    mutationKey: [endpoint.name],
    mutationFn: (request) => call(endpoint, request),
    meta: { ownErrors },
    onSuccess: () =>
      Promise.all(
        stales.map((stale) => queries.invalidateQueries({ queryKey: keyOf(stale) })),
      ).then(() => undefined),
  });
}

/** Who runs the installation; undefined until it is known. */
export const useOperator = (): Operator | undefined =>
  useEndpoint(webPageEndpoints.operator, {}).data;
