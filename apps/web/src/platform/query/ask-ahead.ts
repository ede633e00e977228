import type { Endpoint, RequestOf, ResponseOf } from '@pv/contract';
import { notFound } from '@tanstack/react-router';
import { isApiError } from '../api/api-error.ts';
import type { Services } from '../services.ts';
import { isKnownMissing } from './known-missing.ts';
import { keyOf } from './use-endpoint.ts';

/**
 * Asks an endpoint before its page is drawn, for the `loader` of a public route; `useEndpoint` with the
 * same request then has the answer at once. On the server a failure gives the page up; in the browser
 * the page itself says what failed, and gets undefined here.
 * @throws NotFoundError where there is no such thing
 */
export async function askAhead<E extends Endpoint>(
  { queries, call }: Pick<Services, 'queries' | 'call'>,
  endpoint: E,
  request: RequestOf<E>,
): Promise<ResponseOf<E> | undefined> {
  const queryKey = keyOf(endpoint, request);
  if (isKnownMissing(queries, queryKey)) throw notFound();
  try {
    return await queries.ensureQueryData<ResponseOf<E>>({
      queryKey,
      queryFn: ({ signal }) => call(endpoint, request, { signal }),
      retry: false,
    });
  } catch (error) {
    if (isApiError(error, 'not_found', 'validation_failed')) throw notFound();
    if (import.meta.env.SSR) throw error;
    return undefined;
  }
}
