import {
  type Endpoint,
  type ProjectType,
  projectEndpoints,
  type RequestOf,
  type ResponseOf,
} from '@pv/contract';
import type { Locale } from '@pv/texts';
import { queryOptions } from '@tanstack/react-query';
import type { Call } from '../api/client.ts';
import { keyOf } from '../query/use-endpoint.ts';

/** A catalogue in one language: it is versioned with the code of the server, so once is enough. */
function catalogue<E extends Endpoint>(
  call: Call,
  locale: Locale,
  { endpoint, request }: { endpoint: E; request: RequestOf<E> },
) {
  return queryOptions<ResponseOf<E>>({
    queryKey: [...keyOf(endpoint, request), locale],
    queryFn: ({ signal }) => call(endpoint, request, { signal }),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: Number.POSITIVE_INFINITY,
  });
}

/** The roles of a kind of project as the server names them; `locale` is that of the calls. */
export const rolesQuery = (call: Call, locale: Locale, type: ProjectType) =>
  catalogue(call, locale, {
    endpoint: projectEndpoints.roles,
    request: { query: { project_type: type } },
  });

/** The categories of research projects as the server names them; `locale` is that of the calls. */
export const categoriesQuery = (call: Call, locale: Locale) =>
  catalogue(call, locale, { endpoint: projectEndpoints.categories, request: {} });
