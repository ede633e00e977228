import { hashKey, type QueryClient } from '@tanstack/react-query';
import { isApiError } from '../api/api-error.ts';

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
export const isKnownMissing = (queries: object, key: readonly unknown[]): boolean =>
  known.get(queries)?.has(hashKey(key)) ?? false;
