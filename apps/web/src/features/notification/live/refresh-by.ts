import { notificationEndpoints, waitingEndpoints } from '@pv/contract';
import type { QueryClient } from '@tanstack/react-query';
import { keyOf } from '../../../platform/query/use-endpoint.ts';
import type { TabEvent } from './share-tabs.ts';
import { staleBy } from './stale-by.ts';

/** Has the open page read what an event makes old, so that it shows what has changed without being loaded anew. */
export function refreshBy(queries: QueryClient, event: TabEvent): void {
  if (event.kind === 'look') {
    void queries.invalidateQueries({ queryKey: keyOf(waitingEndpoints.ofProject) });
    return;
  }
  void queries.invalidateQueries({ queryKey: keyOf(notificationEndpoints.list) });
  void queries.invalidateQueries({ predicate: ({ queryKey: [name] }) => staleBy(event, name) });
}
