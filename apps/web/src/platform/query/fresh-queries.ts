import {
  type InvalidateOptions,
  type InvalidateQueryFilters,
  QueryClient,
} from '@tanstack/react-query';

/**
 * A cache in which nothing that was asked before a change is taken for what is there after it. TanStack Query
 * leaves the first load of an answer alone, as well as one that no page shows yet: what comes of it would
 * count as fresh although the server may have read it before the change.
 */
export class FreshQueries extends QueryClient {
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
