import { MutationCache, type QueryClient } from '@tanstack/react-query';
import { isApiError } from '../api/api-error.ts';
import type { Toasts } from '../toasts/toasts.ts';
import { FreshQueries } from './fresh-queries.ts';

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
