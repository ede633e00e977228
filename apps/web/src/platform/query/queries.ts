import type { Endpoint, RequestOf, ResponseOf } from '@pv/contract';
import {
  hashKey,
  type InvalidateOptions,
  type InvalidateQueryFilters,
  MutationCache,
  QueryClient,
} from '@tanstack/react-query';
import { notFound } from '@tanstack/react-router';
import { isApiError } from '../api/api-error.ts';
import type { Services } from '../ServicesContext.tsx';
import type { Toasts } from '../toasts/toasts.tsx';
import { keyOf } from './use-endpoint.ts';

/**
 * A cache in which nothing that was asked before a change is taken for what is there after it. TanStack Query
 * leaves the first load of an answer alone, as well as one that no page shows yet: what comes of it would
 * count as fresh although the server may have read it before the change.
 */
class FreshQueries extends QueryClient {
  override async invalidateQueries(
    filters?: InvalidateQueryFilters,
    options?: InvalidateOptions,
  ): Promise<void> {
    const begun = this.getQueryCache()
      .findAll(filters)
      .filter(({ state }) => state.fetchStatus !== 'idle');
    for (const query of begun) {
      if (query.state.data !== undefined && query.isActive()) continue;
      // whoever waits for the load that is given up gets the answer to the new one
      void query.cancel({ silent: true });
      query.fetch(undefined, { cancelRefetch: true }).catch(() => undefined);
    }
    await super.invalidateQueries(filters, options);
  }
}

const FRESH = 20_000;
const TRIES = 3;

declare module '@tanstack/react-query' {
  interface Register {
    mutationMeta: {
      /** The caller shows the failure itself, so no toast is needed. */
      ownErrors?: boolean;
    };
  }
}

/** Whether asking again may help: the network was silent or the server broke, and not too often yet. */
export function shouldRetry(failures: number, error: unknown): boolean {
  const passing = isApiError(error) && (error.status === 0 || error.status >= 500);
  return passing && error.code !== 'aborted' && failures < TRIES;
}

/** The cache of answers. A failed change is told in a toast unless its caller does that. */
export function createQueries(toasts: Pick<Toasts, 'failure'>): QueryClient {
  return new FreshQueries({
    defaultOptions: {
      queries: { staleTime: FRESH, retry: shouldRetry, networkMode: 'always' },
      mutations: { networkMode: 'always' },
    },
    mutationCache: new MutationCache({
      onError: (error, _variables, _result, mutation) => {
        if (!mutation.meta?.ownErrors) toasts.failure(error);
      },
    }),
  });
}

const known = new WeakMap<object, ReadonlySet<string>>();

/** The keys of what was asked of a server that has no such thing. */
export const missingIn = (queries: Pick<QueryClient, 'getQueryCache'>): string[] =>
  queries
    .getQueryCache()
    .getAll()
    .filter(({ state }) => isApiError(state.error, 'not_found', 'validation_failed'))
    .map(({ queryHash }) => queryHash);

/** Tells of keys that the server has just had nothing for, while `deed` runs. */
export async function knowingMissing(
  queries: object,
  keys: readonly string[],
  deed: () => Promise<void>,
): Promise<void> {
  known.set(queries, new Set(keys));
  try {
    await deed();
  } finally {
    known.delete(queries);
  }
}

/** Whether the server has just had nothing for a key, so that it need not be asked again. */
const isKnownMissing = (queries: object, key: readonly unknown[]): boolean =>
  known.get(queries)?.has(hashKey(key)) ?? false;

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

interface Followed {
  language: Pick<Services['language'], 'locale' | 'subscribe'>;
  queries: Pick<Services['queries'], 'invalidateQueries'>;
}

/**
 * Asks for the answers of the server anew when the language has changed, in this tab or another: names
 * of roles, categories, statuses and templates come in the language of the call. Then `recheck`, so that
 * the head of the page is told in it too.
 */
export function followLanguage(
  { language, queries }: Followed,
  recheck: () => void = () => undefined,
): () => void {
  let shown = language.locale();
  return language.subscribe(() => {
    if (language.locale() === shown) return;
    shown = language.locale();
    void queries.invalidateQueries().then(recheck);
  });
}
